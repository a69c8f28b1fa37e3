/** Rules for the style sheets: one order of layers, one declaration of each colour, no unused file. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { priceKinds } from '#app/catalogue/motors/motor-price.ts';
import { gateParts } from '#content/motors/gate-parts.ts';

const folder = 'app/styles';
const sheets = join(folder, 'sheets');

const files = new Map(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file, withoutComments(readFileSync(file, 'utf8'))]),
);

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** @returns the files that a style sheet imports by a relative path */
function importsOf(file: string): string[] {
  const imports = (files.get(file) ?? '').matchAll(/@import "(\.[^"]+)"/g);
  return [...imports].map(([, path = '']) => join(dirname(file), path));
}

test('only layers.css declares the order of layers, and only imports assign rules to a layer', () => {
  const ordered = [...files].filter(([, css]) => /@layer[^{;]*;/.test(css)).map(([file]) => file);
  const blocks = [...files].filter(([, css]) => /@layer[^{;]*\{/.test(css)).map(([file]) => file);
  expect(ordered).toEqual([join(folder, 'layers.css')]);
  expect(blocks).toEqual([]);
});

test('a colour that is used twice is a token', () => {
  const colours = [...files.values()].flatMap((css) => css.match(/#[\da-f]{3,8}\b|\brgba?\([^)]*\)/gi) ?? []);
  expect(colours.filter((colour, index) => colours.indexOf(colour) !== index)).toEqual([]);
});

test('every CSS file is a style sheet or is imported by one', () => {
  const imported = new Set([...files.keys()].flatMap(importsOf));
  const entries = [...files.keys()].filter((file) => file.startsWith(join(sheets, '/')));
  expect(entries.length).toBeGreaterThan(10);
  expect([...files.keys()].filter((file) => !imported.has(file) && !entries.includes(file))).toEqual([]);
});

test.each([
  ['motors/filter.css', priceKinds, (kind: string) => `:has(#${kind}:target)`],
  ['diagnosis.css', gateParts, (part: string) => `.part-${part} {`],
] as const)('%s has a rule for everything that the page can name', (file, named, ruleOf) => {
  const css = files.get(join(folder, 'public', file)) ?? '';
  expect(Object.keys(named).filter((name) => !css.includes(ruleOf(name)))).toEqual([]);
});
