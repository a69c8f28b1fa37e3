/** Every part in every state looks like its stored picture and has the style sheets it needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { publicGroups } from '#app/parts-page/groups.ts';
import { classesOfElements, classesOfRules } from '#tests/support/class-names.ts';
import { compare, differenceOf, pictureFolder } from './compare-pictures.ts';
import { startDevelopmentServer } from './development-server.ts';
import { takePictures, takePicturesWithout } from './take-pictures.ts';

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
  'every part looks like its stored picture; after an intended change run `npm run pictures`',
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

/** Each from a different style sheet: a space, a border or a colour. */
const lostDeclarations = [
  { path: '/dev/parts/terms', selector: '.quote', property: 'padding' },
  { path: '/dev/parts/home', selector: '.quote', property: 'border-top' },
  { path: '/dev/parts/frame', selector: '.wordmark', property: 'gap' },
  { path: '/dev/parts/motors', selector: '.motor-card', property: 'border-top' },
  { path: '/dev/parts/services', selector: '.chat-card', property: 'border' },
  { path: '/dev/parts/admin-lists', selector: '.row', property: 'padding-block' },
  { path: '/dev/parts/admin-fields', selector: '.field-error', property: 'color' },
];

test(
  'a part that loses one declaration of its style sheet no longer looks like its picture',
  limits,
  async ({ server }) => {
    const taken = await takePicturesWithout(server.url, lostDeclarations);
    const compared = await Promise.all(
      taken.map(async ({ path, selector, property, before, after }) => {
        const { isAlike, count } = await compare(before, after);
        return { what: `${path}: ${selector} without ${property}, ${count} pixels`, isAlike };
      }),
    );
    expect(compared.filter(({ isAlike }) => isAlike)).toEqual([]);
  },
);

const documentOfItsOwn = 'is around a frame, which shows the page with the parts of the public site';
const wholeScreen = 'lays out the whole screen of its tool';
const printed = 'a sheet to print, which the test of the short links prints';
const aroundEditor = 'opens over the editor or replaces it; the tests of publishing cover it';
const editorScreen = 'lays out the whole screen of the editor';

/** The classes of the administrator's rules that no picture shows, each with the reason. */
const inNoPicture: Readonly<Record<string, string>> = {
  'address-section': wholeScreen,
  batch: wholeScreen,
  'batch-actions': wholeScreen,
  'batch-choice': wholeScreen,
  'bulk-check': wholeScreen,
  'bulk-controls': wholeScreen,
  'bulk-list': wholeScreen,
  'conflict-texts': aroundEditor,
  'editor-views': editorScreen,
  'event-list': wholeScreen,
  generated: wholeScreen,
  'is-unsaved': editorScreen,
  'label-note': printed,
  'label-page': printed,
  'label-sheet': printed,
  'link-pages': aroundEditor,
  'list-preview': documentOfItsOwn,
  'list-with-preview': documentOfItsOwn,
  'on-air': aroundEditor,
  'on-air-actions': aroundEditor,
  'on-air-page': aroundEditor,
  'page-frame': documentOfItsOwn,
  'preview-label': aroundEditor,
  'publish-sheet': aroundEditor,
  'save-line': editorScreen,
  'sign-in-sheet': 'opens over the screen when a session ends; the tests of sessions cover it',
  writing: editorScreen,
  'writing-actions': editorScreen,
  'writing-columns': editorScreen,
  'writing-form': editorScreen,
};

test(
  'every class of the administrator’s style sheets is in a picture, or is listed with the reason',
  limits,
  ({ pictures }) => {
    const shown = new Set(pictures.flatMap(({ classes }) => classes));
    const missing = [...classesOfRulesIn('app/styles/admin')].filter((name) => !shown.has(name));
    expect(missing.toSorted()).toEqual(Object.keys(inNoPicture).toSorted());
  },
);

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
  const styled = classesOfRulesIn('app/styles/public');
  expect(styled.size).toBeGreaterThan(100);
  const lacking = groups.flatMap(({ path, classes, carried }) =>
    [...classes].filter((name) => styled.has(name) && !carried.has(name)).map((name) => `${path}: .${name}`),
  );
  expect(lacking).toEqual([]);
});

function classesOfRulesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const rules = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  return classesOfRules(rules.join('\n'));
}
