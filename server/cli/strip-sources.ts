/**
 * Part of the build: writes the copies of the server's sources that `server/process/stripped-sources.mjs` loads, and
 * removes those without a source. It runs in the root of the checkout as a separate program, because Node warns that
 * the function it uses is experimental.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/** All that the server loads from `app/` is among these; everything else there is bundled. */
const screenSources = [join('app', 'paths.ts'), ...sourcesBelow(join('app', 'ui'))];
const folders = ['content', 'domain', 'database', 'server'];

const copies = join('build', 'sources');

const kept = new Set<string>();
for (const source of [...screenSources, ...folders.flatMap(sourcesBelow)]) {
  const copy = join(copies, `${source}.js`);
  kept.add(copy);
  strip(source, copy);
}
for (const copy of filesBelow(copies)) if (!kept.has(copy)) rmSync(copy);

function strip(source: string, copy: string): void {
  const { size, mtime } = statSync(source);
  const found = statSync(copy, { throwIfNoEntry: false });
  if (found?.size === size && +found.mtime === +mtime) return;
  mkdirSync(dirname(copy), { recursive: true });
  // Types become spaces, so that lines, columns and the size stay the same.
  writeFileSync(copy, stripTypeScriptTypes(readFileSync(source, 'utf8')));
  // The copy counts as up to date only from now on.
  utimesSync(copy, mtime, mtime);
}

function sourcesBelow(folder: string): string[] {
  return filesBelow(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
