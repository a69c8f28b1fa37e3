/** The questions and answers of content/: complete, each asked once, their links alive. */
import { expect, test } from 'vitest';
import { faqPageGroups, readFaq } from '#app/catalogue/faq.server.ts';
import { indexablePaths } from '#app/seo/indexable-paths.server.ts';
import { faqMeta } from '#content/faq.ts';
import { faqItem } from '#content/faq-item.ts';
import { guideFaq } from '#content/guides/definitive-guide.ts';

const entries = faqPageGroups.flatMap((group) => group.entries);
const guideEntries = readFaq(guideFaq);
const allEntries = [...entries, ...guideEntries];

test('there are about fifty questions in six to eight groups', () => {
  expect(entries.length).toBeGreaterThanOrEqual(48);
  expect(entries.length).toBeLessThanOrEqual(56);
  expect(faqPageGroups.length).toBeGreaterThanOrEqual(6);
  expect(faqPageGroups.length).toBeLessThanOrEqual(8);
});

test('the guide has seven questions of its own', () => {
  expect(guideEntries).toHaveLength(7);
});

test('no question and no answer stands twice, on this page or in the guide, and no two groups share an address', () => {
  for (const list of [
    allEntries.map(({ question }) => question),
    allEntries.map(({ answerText }) => answerText),
    faqPageGroups.map(({ id }) => id),
  ]) {
    expect(list.filter((one, position) => list.indexOf(one) !== position)).toEqual([]);
  }
});

test('a question that asks nothing and an answer too short or too long are refused', () => {
  const item = { question: 'Quanto custa um motor?', answer: 'palavra '.repeat(40).trim() };
  expect(faqItem.safeParse(item).success).toBe(true);
  for (const wrong of [
    { ...item, question: 'Quanto custa um motor.' },
    { ...item, answer: 'palavra '.repeat(29).trim() },
    { ...item, answer: 'palavra '.repeat(71).trim() },
    { ...item, answer: `${item.answer}\n\n${item.answer}` },
  ]) {
    expect(faqItem.safeParse(wrong).success).toBe(false);
  }
});

test('links in answers lead to pages of this site that exist', () => {
  const known = new Set(indexablePaths());
  const dead = allEntries.flatMap(({ question, answerHtml }) =>
    [...answerHtml.matchAll(/href="([^"]*)"/g)]
      .map((match) => match[1] ?? '')
      .filter((href) => !known.has(href.replace(/#.*$/, '')))
      .map((href) => `${question} ${href}`),
  );
  expect(dead).toEqual([]);
});

test('structured data gets the words of an answer without its markup, prices unbroken', () => {
  for (const { answerHtml, answerText } of allEntries) {
    expect(answerText).toBe(answerHtml.replace(/<[^>]+>/g, ''));
    expect(answerText).not.toMatch(/R\$(?!\u00a0\d)/);
  }
});

test('the page’s title and description fit what search results have room for', () => {
  expect(faqMeta.title.length).toBeLessThanOrEqual(60);
  expect(faqMeta.description.length).toBeGreaterThanOrEqual(70);
  expect(faqMeta.description.length).toBeLessThanOrEqual(160);
});
