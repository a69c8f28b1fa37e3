import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenRows } from '../../../bench/dependencies/table.ts';
import { weighDependencies } from '../../../bench/dependencies/weigh.ts';

const document = readFileSync('docs/dependencies.md', 'utf8');
const rows = writtenRows(document);
const { production, development } = weighDependencies();

test('docs/dependencies.md has a row for every direct dependency and for no other, in the right table', () => {
  const split = document.indexOf('## In development only');
  const names = (text: string) => [...writtenRows(text).keys()];
  expect(names(document.slice(0, split))).toEqual(production.map(({ name }) => name));
  expect(names(document.slice(split))).toEqual(development.map(({ name }) => name));
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect([...rows.keys()].sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});

test('every row says why the package is used, who maintains it, and the licence that is installed', () => {
  for (const { name, licence } of [...production, ...development]) {
    const row = rows.get(name);
    expect([name, row?.licence]).toEqual([name, licence]);
    expect(licence).not.toBe('');
    expect(row?.why.length).toBeGreaterThan(5);
    expect(row?.keptBy.length).toBeGreaterThan(2);
  }
});

test('the number of packages that a dependency brings includes at least its direct dependencies', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  for (const { name, others } of production) {
    const direct = Object.keys(lock[`node_modules/${name}`].dependencies ?? {});
    expect([name, others >= direct.length]).toEqual([name, true]);
  }
});
