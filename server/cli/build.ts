/**
 * `npm run build`: builds the screens and compresses the files. With `--if-stale` it does so only if an input has
 * changed or a result is missing. Either way it strips the types from the server's changed sources. A site that runs on
 * the previous build keeps all its files throughout.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import reactRouter from '../../react-router.config.ts';
import { buildFolder, clientFolder } from '../answers/site-renderer.ts';

const inputs = [
  'app',
  'content',
  'domain',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const freshFolder = reactRouter.buildDirectory;
const stampFile = join(buildFolder, 'stamp.json');
const hashedFiles = join(relative(buildFolder, clientFolder), 'assets/');
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|vtt|ico)$/;

/** The inputs and the files of the last finished build; paths are relative to the build folder. */
const stampSchema = z.object({ inputs: z.string(), files: z.array(z.string()) });
type Stamp = z.infer<typeof stampSchema>;

const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean', default: false } } });
const lastStamp = readStamp();
const inputsHash = hashOf(inputs);
if (values['if-stale'] && lastStamp?.inputs === inputsHash && isComplete(lastStamp)) {
  console.log('Build is up to date.');
} else {
  build();
}
runNode('--disable-warning=ExperimentalWarning', join('server', 'cli', 'strip-sources.ts'));

function build(): void {
  runNode(join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build');
  // Vite's manifest must not be served.
  rmSync(join(freshFolder, 'client', '.vite'), { recursive: true, force: true });
  for (const file of filesBelow(join(freshFolder, 'client'))) if (compressible.test(file)) compress(file);
  moveIntoPlace();
  console.log('Built.');
}

function runNode(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) return;
  console.error('The build failed.');
  process.exit(1);
}

/** Every form gets the date of its file: servers send it as `Last-Modified`, and forms of one file must agree. */
function compress(file: string): void {
  const content = readFileSync(file);
  const { atime, mtime } = statSync(file);
  const forms = {
    br: brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    gz: gzipSync(content, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    writeFileSync(`${file}.${ending}`, form);
    utimesSync(`${file}.${ending}`, atime, mtime);
  }
}

/**
 * Moves each file atomically. Hashed files of the previous build stay until the next one, because open pages and a
 * server that has not been restarted still request them.
 */
function moveIntoPlace(): void {
  const files = filesBelow(freshFolder).map((file) => relative(freshFolder, file));
  // Deleted first, so that a build interrupted here counts as stale.
  rmSync(stampFile, { force: true });
  for (const file of files) {
    mkdirSync(dirname(join(buildFolder, file)), { recursive: true });
    renameSync(join(freshFolder, file), join(buildFolder, file));
  }
  const stillRequested = (lastStamp?.files ?? []).filter((file) => file.startsWith(hashedFiles));
  const kept = new Set([...files, ...stillRequested]);
  rmSync(freshFolder, { recursive: true });
  for (const file of filesBelow(buildFolder)) if (!kept.has(relative(buildFolder, file))) rmSync(file);
  writeFileSync(stampFile, JSON.stringify({ inputs: inputsHash, files } satisfies Stamp));
}

/** @returns null if there is no readable stamp, which forces a build */
function readStamp(): Stamp | null {
  try {
    return stampSchema.parse(JSON.parse(readFileSync(stampFile, 'utf8')));
  } catch {
    return null;
  }
}

function isComplete({ files }: Stamp): boolean {
  return files.every((file) => existsSync(join(buildFolder, file)));
}

/** One hash of Node's version and of the names and contents of all files at the paths. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    for (const file of filesAt(path)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** A file, all files below a folder, or none if nothing has this path. */
function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? filesBelow(path) : [path];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
