/** A table or function of the REST API is found by its name: each file declares the one that it is named after. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from '#server/rest-api/registry.ts';

const folders = { tables: registry.tables, functions: registry.functions } as const;

test.for(Object.entries(folders))('each file of %s is named after what it declares', ([folder, listed]) => {
  const files = readdirSync(`server/rest-api/${folder}`).filter((file) => !file.endsWith('.test.ts'));
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.map(({ name }) => `${name.replaceAll('_', '-')}.ts`).toSorted()).toEqual(files.toSorted());
});

test('the specification names every table and function', () => {
  const specification = globSync('docs/specification/*.md').map((file) => readFileSync(file, 'utf8'));
  const names = Object.values(folders).flatMap((listed) => listed.map(({ name }) => name));
  const isNamed = (name: string) => specification.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
