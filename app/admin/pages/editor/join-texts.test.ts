import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';

const base = { title: 'Motor', slug: 'motor', description: '', content: '<p>um</p><p>dois</p>' };

test('each field is taken from the side that changed it', () => {
  expect(joinTexts(base, { ...base, title: 'Motor PPA' }, { ...base, description: 'Nova' })).toEqual({
    text: { ...base, title: 'Motor PPA', description: 'Nova' },
    isAllOfTheirsIn: true,
  });
});

test('if both sides changed the body, the paragraphs of both are kept', () => {
  const mine = { ...base, content: '<p>um</p><p>meu</p>' };
  const theirs = { ...base, content: '<p>um</p><p>dois</p><p>deles</p>' };
  expect(joinTexts(base, mine, theirs)).toEqual({
    text: { ...base, content: '<p>um</p><p>meu</p>\n<p>deles</p>' },
    isAllOfTheirsIn: true,
  });
});

test('of a title that both sides changed the join keeps mine, and says that theirs is left out', () => {
  const mine = { ...base, title: 'Meu' };
  expect(joinTexts(base, mine, { ...base, title: 'Deles' })).toEqual({ text: mine, isAllOfTheirsIn: false });
  expect(joinTexts(base, mine, mine).isAllOfTheirsIn).toBe(true);
});
