/** The questions and answers of content/: their number, uniqueness, lengths and links. */
import { expect, test } from 'vitest';
import { faqPageGroups, readFaq } from '#app/catalogue/faq.server.ts';
import { faqMeta } from '#content/faq.ts';
import { faqItem } from '#content/faq-item.ts';
import { guideFaq } from '#content/guides/definitive-guide.ts';
import { existingPages } from '#tests/support/public-paths.ts';

const entries = faqPageGroups.flatMap((group) => group.entries);
const guideEntries = readFaq(guideFaq);
const allEntries = [...entries, ...guideEntries];

test('there are about fifty questions in six to eight groups', () => {
  expect(entries.length).toBeGreaterThanOrEqual(48);
  expect(entries.length).toBeLessThanOrEqual(56);
  expect(faqPageGroups.length).toBeGreaterThanOrEqual(6);
  expect(faqPageGroups.length).toBeLessThanOrEqual(8);
});

test('the guide has seven questions', () => {
  expect(guideEntries).toHaveLength(7);
});

test('no question, answer or group id occurs twice, on the FAQ page or in the guide', () => {
  for (const list of [
    allEntries.map(({ question }) => question),
    allEntries.map(({ answerText }) => answerText),
    faqPageGroups.map(({ id }) => id),
  ]) {
    expect(list.filter((item, position) => list.indexOf(item) !== position)).toEqual([]);
  }
});

test('a question without a question mark, and an answer that is too short, too long or of two paragraphs, are refused', () => {
  const item = { question: 'Quanto custa um motor?', answer: 'palavra '.repeat(40).trim() };
  const paragraph = 'palavra '.repeat(20).trim();
  expect(faqItem.safeParse(item).success).toBe(true);
  expect(faqItem.safeParse({ ...item, answer: `${paragraph} ${paragraph}` }).success).toBe(true);
  for (const wrong of [
    { ...item, question: 'Quanto custa um motor.' },
    { ...item, answer: 'palavra '.repeat(29).trim() },
    { ...item, answer: 'palavra '.repeat(71).trim() },
    { ...item, answer: `${paragraph}\n\n${paragraph}` },
  ]) {
    expect(faqItem.safeParse(wrong).success).toBe(false);
  }
});

test('links in answers point to existing pages of this site', () => {
  const dead = allEntries.flatMap(({ question, answerHtml }) =>
    [...answerHtml.matchAll(/href="([^"]*)"/g)]
      .map((match) => match[1] ?? '')
      .filter((href) => !existingPages.has(href.replace(/#.*$/, '')))
      .map((href) => `${question} ${href}`),
  );
  expect(dead).toEqual([]);
});

test('the text of an answer for structured data is its HTML without tags, with no-break spaces in prices', () => {
  for (const { answerHtml, answerText } of allEntries) {
    expect(answerText).toBe(answerHtml.replace(/<[^>]+>/g, ''));
    expect(answerText).not.toMatch(/R\$(?!\u00a0\d)/);
  }
});

test('the title and description of the page fit in search results', () => {
  expect(faqMeta.title.length).toBeLessThanOrEqual(60);
  expect(faqMeta.description.length).toBeGreaterThanOrEqual(70);
  expect(faqMeta.description.length).toBeLessThanOrEqual(160);
});
