/** `npm run build`: the screens and their compressed forms. With `--if-stale`, only when an input has changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildFolder, clientFolder } from '../site-renderer.ts';

const inputs = [
  'app',
  'content',
  'domain',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stampFile = join(buildFolder, 'stamp');
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|vtt|ico)$/;

const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean', default: false } } });
const stamp = hashOf(inputs);
if (values['if-stale'] && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
  console.log('Build is up to date.');
} else {
  build();
}

function build(): void {
  rmSync(buildFolder, { recursive: true, force: true });
  const cli = join('node_modules', '@react-router', 'dev', 'bin.cjs');
  const { status } = spawnSync(process.execPath, [cli, 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    console.error('The build failed.');
    process.exit(1);
  }
  // Vite's own notes are of no use to anyone outside.
  rmSync(join(clientFolder, '.vite'), { recursive: true, force: true });
  for (const file of filesBelow(clientFolder)) if (compressible.test(file)) compress(file);
  writeFileSync(stampFile, stamp);
  console.log('Built.');
}

function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** One hash over the names and contents of everything a build depends on. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    const files = !existsSync(path) ? [] : statSync(path).isDirectory() ? filesBelow(path) : [path];
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
