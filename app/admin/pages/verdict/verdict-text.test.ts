import { expect, test } from 'vitest';
import type { PageScore } from './verdict-api.ts';
import { verdictText } from './verdict-text.ts';

const score: PageScore = {
  verdict: 'ok',
  similarity: 0,
  sibling: null,
  own_words: 312,
  shared: [],
  sibling_shared: [],
};
const sibling = { path: '/links-uteis/um', title: 'Um' };

test('the verdict on a page that resembles no other is short and names its number of own words', () => {
  expect(verdictText(score)).toEqual({
    title: 'ok',
    text: '312 palavras próprias, e nenhuma página do site parecida.',
  });
});

test('the verdict on a similar page names the share it repeats, never rounded up to the next verdict', () => {
  const similar = verdictText({ ...score, verdict: 'aviso', similarity: 0.849, sibling });
  expect([similar.title, similar.text]).toEqual(['aviso', expect.stringContaining('84% deste texto')]);
  const duplicate = verdictText({ ...score, verdict: 'retida', similarity: 1, sibling });
  expect([duplicate.title, duplicate.text]).toEqual(['retida', expect.stringContaining('100% deste texto')]);
});

test('the verdict on a thin page names its word count and the required one', () => {
  const { title, text } = verdictText({ ...score, verdict: 'retida', own_words: 1 });
  expect(title).toBe('retida');
  expect(text).toMatch(/1 palavra própria, .* Com 120 ou mais/);
});

test('the verdict says if a page written for the site already answers the search of this page', () => {
  expect(verdictText({ ...score, verdict: 'retida', sibling }).text).toMatch(/^Esta busca já tem resposta/);
  const similarToAnother = { ...score, verdict: 'retida', similarity: 0.6, sibling } as const;
  expect(verdictText(similarToAnother).text).toMatch(/^A busca desta página já tem resposta/);
});
