/** Checks every public page against its style sheets, so that a screen cannot forget to name one (decision 014). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { asInlined } from '#app/styles/inline-sheets.ts';
import { inParallel } from '#tests/e2e/support/in-parallel.ts';
import { fetchCalmly, fetchedAtOnce, listPublicPages } from '#tests/e2e/support/public-pages.ts';
import { test as base } from '#tests/e2e/support/public-test.ts';
import { classesOfElements, classesOfRules, inlineStyles } from '#tests/support/class-names.ts';

const limits = { timeout: 5 * 60_000 };
const built = 'build/client/assets';
/** Those of the administrator's area, and of the preview of a draft, whose address nobody can list. */
const ofOtherPages = ['admin.css', 'visual-editor.css', 'preview.css'];
const publicSheets = readdirSync('app/styles/sheets', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !ofOtherPages.includes(file))
  .map((file) => newestOf(basename(file, '.css')));

const test = base.extend('pages', { scope: 'file' }, async ({ site }) =>
  inParallel(await listPublicPages(site), fetchedAtOnce, async (path) => {
    const html = await (await fetchCalmly(site.url + path)).text();
    return { path, classes: classesOfElements(html), sheets: inlineStyles(html, publicSheets) };
  }),
);

test('every public style sheet is used by a page', limits, ({ pages }) => {
  expect(new Set(pages.flatMap(({ sheets }) => sheets)).size).toBe(publicSheets.length);
});

test('every page has the style sheets that its classes need', limits, ({ pages }) => {
  const sheets = classesBySheet(pages);
  const styled = new Set([...sheets.values()].flatMap((names) => [...names]));
  const lacking = pages.flatMap((page) => {
    const carried = new Set(page.sheets.flatMap((css) => [...(sheets.get(css) ?? [])]));
    const missing = [...page.classes].filter((name) => styled.has(name) && !carried.has(name));
    return missing.map((name) => `${page.path}: .${name}`);
  });
  expect(lacking).toEqual([]);
});

test('every class on a page has a rule in a style sheet', limits, ({ pages }) => {
  const styled = new Set([...classesBySheet(pages).values()].flatMap((names) => [...names]));
  // Utilities such as `md:mt-4` need no check: the style sheet, which escapes their names, is generated from their use.
  const plain = pages.flatMap(({ classes }) => [...classes].filter((name) => /^[a-z][\w-]*$/.test(name)));
  const missing = [...new Set(plain)].filter((name) => !styled.has(name));
  expect(missing).toEqual([]);
});

/**
 * Shown only with hundreds of published pages, or for a published page with the slug of a topic; and the class that the
 * visitors' script sets before the first paint.
 */
const shownOnOtherSites = ['list-pages', 'generated-note', 'system-font'];

test('every class in a style sheet appears on one of its pages', limits, ({ pages }) => {
  const unused = [...classesBySheet(pages)].flatMap(([css, names]) => {
    const carriers = pages.filter(({ sheets }) => sheets.includes(css));
    const shown = new Set(carriers.flatMap(({ classes }) => [...classes]));
    return [...names].filter((name) => !shown.has(name));
  });
  expect([...new Set(unused)].toSorted()).toEqual(shownOnOtherSites.toSorted());
});

function classesBySheet(pages: readonly { sheets: readonly string[] }[]): Map<string, Set<string>> {
  return new Map(pages.flatMap(({ sheets }) => sheets).map((css) => [css, classesOfRules(css)]));
}

/** The build folder also holds the files of the previous build. */
function newestOf(name: string): string {
  const files = readdirSync(built)
    .filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.css$`).test(file))
    .map((file) => join(built, file))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return asInlined(readFileSync(files[0] ?? '', 'utf8'));
}
