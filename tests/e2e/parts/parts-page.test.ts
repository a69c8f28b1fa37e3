/** Every part in every state looks like its stored picture and has the style sheets it needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { publicGroups } from '#app/parts-page/groups.ts';
import { classesOfElements, classesOfRules } from '#tests/support/class-names.ts';
import { differenceOf, pictureFolder } from './compare-pictures.ts';
import { startDevelopmentServer } from './development-server.ts';
import { takePictures } from './take-pictures.ts';

const limits = { timeout: 3 * 60_000 };

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures a fixture needs from this pattern
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startDevelopmentServer();
    onCleanup(server.stop);
    return server;
  })
  .extend('pictures', { scope: 'file' }, ({ server }) => takePictures(server.url));

test(
  'every part looks like its stored picture; after a wanted change run `npm run pictures`',
  limits,
  async ({ pictures }) => {
    const differences = await Promise.all(pictures.map(differenceOf));
    expect(differences.filter((difference) => difference !== null)).toEqual([]);
  },
);

test('every stored picture belongs to an existing group of parts', limits, ({ pictures }) => {
  const names = pictures.map(({ name }) => `${name}.png`);
  expect(readdirSync(pictureFolder).toSorted()).toEqual(names.toSorted());
});

test('every group of parts has the style sheets of its classes', limits, async ({ server }) => {
  const groups = await Promise.all(
    publicGroups.map(async ({ path }) => {
      const html = await (await fetch(server.url + path)).text();
      const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
      const sheets = await Promise.all(
        links.map(async (href) =>
          (await fetch(server.url + href, { headers: { accept: 'text/css' } })).text(),
        ),
      );
      return {
        path,
        classes: classesOfElements(html),
        carried: new Set(sheets.flatMap((css) => [...classesOfRules(css)])),
      };
    }),
  );
  const dressed = classesOfPublicRules();
  expect(dressed.size).toBeGreaterThan(100);
  const lacking = groups.flatMap(({ path, classes, carried }) =>
    [...classes].filter((name) => dressed.has(name) && !carried.has(name)).map((name) => `${path}: .${name}`),
  );
  expect(lacking).toEqual([]);
});

function classesOfPublicRules(): Set<string> {
  const files = readdirSync('app/styles/public', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const rules = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  return classesOfRules(rules.join('\n'));
}
