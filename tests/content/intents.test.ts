/**
 * One address for each search: no two pages that search engines list have the same heading or the same answer
 * (docs/specification/search-engines.md#one-address).
 */
import { expect, test } from 'vitest';
import { hasTexts, pagesOf } from '#app/catalogue/families.server.ts';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { families, type PageFamily } from '#content/families.ts';
import { intentOf } from '#domain/similarity/intent.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { textOfHtml } from '#domain/similarity/text-of-html.ts';
import { noNames } from '#domain/similarity/words.ts';
import { mostAlike } from '#tests/support/shingles.ts';

const similarityLimit = 0.35;

const pages = Object.values<PageFamily>(families).flatMap((family) =>
  pagesOf(family)
    .filter(({ path, canonicalPath }) => path === canonicalPath)
    .map(({ slug, path, name }) => ({
      path,
      name,
      html: hasTexts(family) ? (proseOf(family).get(slug)?.html() ?? '') : '',
    })),
);

test('no two pages that search engines list have the same heading', () => {
  const byIntent = Map.groupBy(pages, ({ name }) => intentOf(name));
  const pairs = [...byIntent.values()].filter(({ length }) => length > 1);
  expect(pairs.map((group) => group.map(({ path }) => path).join(' = '))).toEqual([]);
});

test('no two pages that search engines list give the same answer, whatever their families', () => {
  const shingles = new Map(
    pages.map(({ path, html }) => [path, shinglesOf(textOfHtml(html), noNames)] as const),
  );
  const { score, pair } = mostAlike(shingles);
  process.stdout.write(`all pages: most alike ${score.toFixed(3)}, ${pair.join(' / ')}\n`);
  expect(score, pair.join(' / ')).toBeLessThanOrEqual(similarityLimit);
});
