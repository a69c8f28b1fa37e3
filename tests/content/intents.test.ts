/**
 * One address for each search: no two pages that search engines list have the same name or the same answer
 * (docs/specification/search-engines.md#one-address).
 */
import { expect, test } from 'vitest';
import { handWrittenPages } from '#app/catalogue/hand-written-pages.server.ts';
import { indexablePages } from '#app/seo/indexable-paths.server.ts';
import { intentOf } from '#domain/similarity/intent.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { textOfHtml } from '#domain/similarity/text-of-html.ts';
import { noNames } from '#domain/similarity/words.ts';
import { mostAlike } from '#tests/support/shingles.ts';

const similarityLimit = 0.35;

test('no two pages that search engines list have the same name', () => {
  const byIntent = Map.groupBy(indexablePages(), ({ name }) => intentOf(name));
  const pairs = [...byIntent.values()].filter(({ length }) => length > 1);
  expect(pairs.map((group) => group.map(({ path }) => path).join(' = '))).toEqual([]);
});

test('no two texts that search engines list give the same answer, whatever their families', () => {
  const shingles = new Map(
    handWrittenPages().map(({ path, html }) => [path, shinglesOf(textOfHtml(html), noNames)] as const),
  );
  const { score, pair } = mostAlike(shingles);
  process.stdout.write(`all pages: most alike ${score.toFixed(3)}, ${pair.join(' / ')}\n`);
  expect(score, pair.join(' / ')).toBeLessThanOrEqual(similarityLimit);
});
