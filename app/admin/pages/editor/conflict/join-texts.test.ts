import { expect, test } from 'vitest';
import { blankPage } from '../../unsaved-page.ts';
import { joinTexts } from './join-texts.ts';

const base = { ...blankPage, title: 'Motor', slug: 'motor', content: '<p>um</p><p>dois</p>' };

test('each field is taken from the side that changed it', () => {
  expect(joinTexts(base, { ...base, title: 'Motor PPA' }, { ...base, description: 'Nova' })).toEqual({
    text: { ...base, title: 'Motor PPA', description: 'Nova' },
    includesAllOfTheirs: true,
    doubled: [],
  });
});

test('if both sides changed the body, the paragraphs of both are kept', () => {
  const mine = { ...base, content: '<p>um</p><p>meu</p>' };
  const theirs = { ...base, content: '<p>um</p><p>dois</p><p>deles</p>' };
  expect(joinTexts(base, mine, theirs)).toEqual({
    text: { ...base, content: '<p>um</p><p>meu</p>\n<p>deles</p>' },
    includesAllOfTheirs: true,
    doubled: [],
  });
});

test('if both sides changed the title, the join keeps mine and says that theirs is left out', () => {
  const mine = { ...base, title: 'Meu' };
  expect(joinTexts(base, mine, { ...base, title: 'Deles' })).toEqual({
    text: mine,
    includesAllOfTheirs: false,
    doubled: [],
  });
  expect(joinTexts(base, mine, mine).includesAllOfTheirs).toBe(true);
});

test('a paragraph that only their side has keeps its place among its neighbours', () => {
  const body = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');
  const joined = (mine: string, theirs: string) =>
    joinTexts(
      { ...base, content: body('um', 'dois', 'três') },
      { ...base, content: mine },
      { ...base, content: theirs },
    ).text.content.replaceAll('\n', '');
  expect(joined(body('um', 'dois', 'três', 'meu'), body('um', 'deles', 'dois', 'três'))).toBe(
    body('um', 'deles', 'dois', 'três', 'meu'),
  );
  expect(joined(body('um', 'meu', 'três'), body('primeiro', 'um', 'dois', 'três'))).toBe(
    body('primeiro', 'um', 'meu', 'três'),
  );
  expect(joined(body('um meu', 'dois', 'três'), body('um', 'dois', 'a', 'b', 'três'))).toBe(
    body('um meu', 'dois', 'a', 'b', 'três'),
  );
});

test('a paragraph that both sides rewrote is kept in both versions and reported as doubled', () => {
  const started = { ...base, content: '<p>um</p><p>dois</p><p>três</p>' };
  const mine = { ...base, content: '<p>um</p><p>dois meu</p><p>três</p>' };
  const theirs = { ...base, content: '<p>um</p><p>dois deles</p><p>três</p><p>quatro</p>' };
  const { text, doubled } = joinTexts(started, mine, theirs);
  expect(text.content.replaceAll('\n', '')).toBe(
    '<p>um</p><p>dois meu</p><p>dois deles</p><p>três</p><p>quatro</p>',
  );
  expect(doubled).toEqual([{ mine: ['<p>dois meu</p>'], theirs: ['<p>dois deles</p>'] }]);
});

test('a passage that only one side rewrote, or that both rewrote alike, is not reported', () => {
  const started = { ...base, content: '<p>um</p><p>dois</p><p>três</p>' };
  const mine = { ...base, content: '<p>um meu</p><p>dois novo</p><p>três</p>' };
  const theirs = { ...base, content: '<p>um</p><p>dois novo</p><p>três deles</p>' };
  expect(joinTexts(started, mine, theirs).doubled).toEqual([]);
});
