/** The words that the generator looks for in a title, in the notation of fault-words.ts: each of them can occur in one. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { directAnswers } from '#content/generator/direct-answers.ts';
import { asksMay } from '#content/generator/words/asking-words.ts';

const folder = new URL('../../../content/generator/', import.meta.url);

const modules: readonly object[] = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => import(new URL(path, folder).href)),
);

/** The strings in a value that are word lists: prose has capitals or punctuation. */
function listsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[\p{Lu}.,:;?]/u.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(listsIn);
}

const lists = [...new Set(modules.flatMap(listsIn))];
const alternatives = lists.flatMap((list) => list.split('|'));

test('no list has an article after `de` or `em`, because a title contracts the two and is read without the article', () => {
  expect(alternatives.length).toBeGreaterThan(40_000);
  const apart = /(?<![\p{L}\p{N}])(?:de|em) [oa]s?(?![\p{L}\p{N}*])/u;
  expect(alternatives.filter((alternative) => apart.test(alternative))).toEqual([]);
});

test('no list has a hyphen or a pair of words that is read as one word', () => {
  const inLists = lists.filter((list) => list.includes('|')).flatMap((list) => list.split('|'));
  const unread = /[\p{L}\p{N}]-[\p{L}\p{N}]|(?<!\p{L})(?:wi fi(?!\p{L})|eletro (?:magn|[ií]m))/u;
  expect(inLists.filter((alternative) => unread.test(alternative))).toEqual([]);
});

test('no answer excludes `para`, which is not only a gate that stops but also a preposition', () => {
  const excluding = directAnswers.filter(({ unless }) => unless?.split('|').includes('para'));
  expect(excluding.map(({ heading }) => heading)).toEqual([]);
});

test('no answer to both `posso` and `tem problema` begins with a yes or a no, which would allow one and forbid the other', () => {
  const ambiguous = directAnswers.filter(
    ({ when, answer: [first = ''] }) =>
      when.some((group) => group.includes(asksMay)) && /^(?:Sim|Não)[,:.]/.test(first),
  );
  expect(ambiguous.map(({ heading }) => heading)).toEqual([]);
});
