/** Measures how many alike pairs of pages the gate finds, against comparing each page with each. */

import { leftOutNames } from '#domain/similarity/left-out-names.ts';
import { bandKeysOf } from '#domain/similarity/min-hash.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { alikePages, recallOf } from '#tests/support/alike-pages.ts';
import { comparedPairs } from '#tests/support/shingles.ts';
import { milliseconds, printTable, whole } from './table.ts';

const pages = 5_000;
const limits = [0.55, 0.7, 0.85];

export async function measureAlikePages(): Promise<void> {
  const texts = alikePages(pages, 1);
  const startedAt = performance.now();
  const shingles = texts.map((text) => shinglesOf(text, leftOutNames));
  const bands = shingles.map(bandKeysOf);
  const perPage = (performance.now() - startedAt) / pages;
  const recalls = recallOf(comparedPairs(shingles), bands, limits);
  printTable(
    [`${whole(pages)} pages, ${milliseconds(perPage)} each`, 'pairs', 'found', 'share'],
    recalls.map(({ from, pairs, found }) => [
      `similarity from ${from.toFixed(2)}`,
      whole(pairs),
      whole(found),
      `${((100 * found) / pairs).toFixed(2)} %`,
    ]),
  );
}
