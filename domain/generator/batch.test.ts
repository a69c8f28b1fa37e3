import { expect, test } from 'vitest';
import { batchPhrases } from '#content/generator/batch-phrases.ts';
import { cleanPageInput } from '#domain/pages/clean-page-input.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { batchTitles } from './batch.ts';
import { generatePage } from './generate-page.ts';
import { mulberry32, seedFromText } from './random.ts';

const titles = batchTitles(mulberry32(1));

test('there is one title for each phrase, and the same seed gives the same titles', () => {
  expect(titles).toHaveLength(batchPhrases.length);
  expect(batchTitles(mulberry32(1))).toEqual(titles);
  expect(batchTitles(mulberry32(2))).not.toEqual(titles);
});

test('every title contains its phrase, and no two have the same slug', () => {
  for (const [position, title] of titles.entries()) {
    expect(title.toLowerCase()).toContain(batchPhrases[position]?.toLowerCase());
    expect(title).not.toMatch(/[{}]/);
  }
  expect(new Set(titles.map(slugFromTitle)).size).toBe(titles.length);
});

test('the titles use all five title templates', () => {
  const kinds = titles.map((title, position) =>
    title.toLowerCase().replace(batchPhrases[position]?.toLowerCase() ?? '', '…'),
  );
  expect(new Set(kinds).size).toBe(5);
});

test('every page of the batch passes the rules for pages unchanged', () => {
  for (const title of titles) {
    const random = mulberry32(seedFromText(title));
    const { html: content, description } = generatePage({ title, creativity: 50, random });
    const draft = { title, slug: slugFromTitle(title), content, description };
    expect(cleanPageInput(draft)).toEqual({ ok: true, value: draft });
  }
});
