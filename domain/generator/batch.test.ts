import { expect, test } from 'vitest';
import { batchPhrases } from '#content/generator/batch-phrases.ts';
import { cleanDraft } from '#domain/pages/page-draft.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { batchTitles } from './batch.ts';
import { generatePage } from './generate-page.ts';
import { mulberry32, seedFromText } from './random.ts';

const titles = batchTitles(mulberry32(1));

test('the batch is one title for each phrase, and the same for the same chance', () => {
  expect(titles).toHaveLength(batchPhrases.length);
  expect(batchTitles(mulberry32(1))).toEqual(titles);
  expect(batchTitles(mulberry32(2))).not.toEqual(titles);
});

test('the title holds its phrase, and no two share an address', () => {
  for (const [position, title] of titles.entries()) {
    expect(title.toLowerCase()).toContain(batchPhrases[position]?.toLowerCase());
    expect(title).not.toMatch(/[{}]/);
  }
  expect(new Set(titles.map(slugFromTitle)).size).toBe(titles.length);
});

test('all five kinds of title are used', () => {
  const kinds = titles.map((title, position) =>
    title.toLowerCase().replace(batchPhrases[position]?.toLowerCase() ?? '', '…'),
  );
  expect(new Set(kinds).size).toBe(5);
});

test('every page of the batch is stored as it is', () => {
  for (const title of titles) {
    const random = mulberry32(seedFromText(title));
    const { html: content, description } = generatePage({ title, creativity: 50, random });
    const draft = { title, slug: slugFromTitle(title), content, description };
    expect(cleanDraft(draft)).toEqual({ ok: true, value: draft });
  }
});
