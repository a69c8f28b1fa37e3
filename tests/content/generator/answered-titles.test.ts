/** The hand-written page that the generator names for a title it need not answer. */
import { expect, test } from 'vitest';
import { handWrittenSlugs } from '#content/generator/words/hand-written-slugs.ts';
import { answeredBy } from '#domain/generator/answered-by.ts';
import { existingPages } from '#tests/support/public-paths.ts';

test('every address that the generator names for a title is that of a page', () => {
  const given = Object.values(handWrittenSlugs)
    .flat()
    .flatMap((slug) => answeredBy(slug.replaceAll('-', ' ')) ?? []);
  expect(given.length).toBeGreaterThan(100);
  expect(given.filter((path) => !existingPages.has(path))).toEqual([]);
});
