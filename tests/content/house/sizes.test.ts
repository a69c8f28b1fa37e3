/** Files and folders stay small enough to read in one sitting. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const maxLines = 250;
const maxFiles = 24;

/** Folders in which all files are of one kind, such as screens, and could be grouped only by name. */
const listsOfOneKind = [
  'app/site',
  'content/generator/direct-answers',
  'content/generator/subjects',
  'server/rest-api/functions',
];

/** Files that only hold data. */
const isData = (path: string) =>
  path.startsWith('content/') || path === 'tests/support/schema/described-tables.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const sources = listed.split('\n').filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && existsSync(path));

test(`no file but data has more than ${maxLines} lines`, () => {
  expect(sources.length).toBeGreaterThan(1000);
  const long = sources.filter(
    (path) => !isData(path) && readFileSync(path, 'utf8').trimEnd().split('\n').length > maxLines,
  );
  expect(long).toEqual([]);
});

test(`no folder of code has more than ${maxFiles} files directly in it`, () => {
  const folders = new Map<string, string[]>();
  for (const path of sources) {
    folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), basename(path)]);
  }
  const full = [...folders].filter(
    ([folder, files]) => files.length > maxFiles && !listsOfOneKind.includes(folder),
  );
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
