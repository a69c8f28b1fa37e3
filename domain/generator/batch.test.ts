import { expect, test } from 'vitest';
import { batchPhrases } from '#content/generator/batch-phrases.ts';
import { cleanDraft } from '#domain/pages/page-draft.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { batchDrafts } from './batch.ts';
import { mulberry32 } from './random.ts';

const drafts = batchDrafts(mulberry32(1));

test('the batch is one draft for each phrase, and the same for the same chance', () => {
  expect(drafts).toHaveLength(batchPhrases.length);
  expect(batchDrafts(mulberry32(1))).toEqual(drafts);
  expect(batchDrafts(mulberry32(2)).map(({ title }) => title)).not.toEqual(drafts.map(({ title }) => title));
});

test('the title holds its phrase, and the address comes from the title', () => {
  for (const [position, { title, slug }] of drafts.entries()) {
    expect(title.toLowerCase()).toContain(batchPhrases[position]?.toLowerCase());
    expect(slug).toBe(slugFromTitle(title));
    expect(title).not.toMatch(/[{}]/);
  }
});

test('all five kinds of title are used', () => {
  const kinds = drafts.map(({ title }, position) =>
    title.toLowerCase().replace(batchPhrases[position]?.toLowerCase() ?? '', '…'),
  );
  expect(new Set(kinds).size).toBe(5);
});

test('every draft is stored as it is', () => {
  for (const { title, slug, content, description } of drafts) {
    expect(cleanDraft({ title, slug, content, description })).toEqual({
      ok: true,
      value: { title, slug, content, description },
    });
  }
});
