import { expect, test } from 'vitest';
import { leftOutNames } from '#domain/similarity/left-out-names.ts';
import { bandCount, bandKeysOf } from '#domain/similarity/min-hash.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { alikePages } from '#tests/support/alike-pages.ts';
import { comparedPairs } from '#tests/support/shingles.ts';
import { bandsInCommon, groupAlike } from './group-alike.ts';

const flat = (bands: readonly (readonly number[])[]) => Uint32Array.from(bands.flat());

test('the groups match an exhaustive comparison, and contain every pair with a similarity of 0.85 or more', async () => {
  const shingles = alikePages(600, 7).map((text) => shinglesOf(text, leftOutNames));
  const bands = shingles.map(bandKeysOf);
  const groups = await groupAlike(flat(bands));

  const groupOf = new Map(groups.flatMap((group, index) => group.map((position) => [position, index])));
  for (const [one, other, similarity] of comparedPairs(shingles)) {
    if (similarity >= 0.85) expect(groupOf.get(one)).toBe(groupOf.get(other) ?? 'none');
  }
  const obvious = obviousGroups(bands);
  expect(groups.map((group) => group.join()).toSorted()).toEqual(obvious.toSorted());
  const sizes = groups.map(({ length }) => length);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test('pages without a band in common are in no group, and no page is in two groups', async () => {
  const own = (page: number) => Array.from({ length: bandCount }, (_, band) => page * 100 + band);
  expect(await groupAlike(flat([own(1), own(2), own(3)]))).toEqual([]);
  const [first = [], ...others] = [own(1), own(2), own(3)];
  const copy = first.map((key, band) => (band < bandsInCommon ? key : key + 7));
  const tooFew = first.map((key, band) => (band < bandsInCommon - 1 ? key : key + 9));
  expect(await groupAlike(flat([first, ...others, copy, tooFew]))).toEqual([[0, 3]]);
  expect(await groupAlike(new Uint32Array())).toEqual([]);
});

/** Two pages are in one group if a chain of pages with enough bands in common leads from one to the other. */
function obviousGroups(bands: readonly (readonly number[])[]): string[] {
  const left = new Set(bands.keys());
  const groups: number[][] = [];
  for (const first of bands.keys()) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const one of group) {
      for (const other of left) {
        const common = bands[one]?.filter((key, band) => key === bands[other]?.[band]).length ?? 0;
        if (common < bandsInCommon) continue;
        left.delete(other);
        group.push(other);
      }
    }
    if (group.length > 1) groups.push(group.toSorted((a, b) => a - b));
  }
  return groups.map((group) => group.join());
}
