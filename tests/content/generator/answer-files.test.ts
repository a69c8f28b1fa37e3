/**
 * The files of direct answers: one a subject, with a folder of the same name where there are many answers. What their
 * answers look for in a title.
 */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { directAnswers } from '#content/generator/direct-answers.ts';
import * as askingWords from '#content/generator/words/asking-words.ts';
import * as titleGroups from '#content/generator/words/title-groups.ts';
import { phraseOf, spansOf } from '#domain/generator/title/phrases/phrases.ts';
import type { TitleWord } from '#domain/generator/title/title-words.ts';

const folder = new URL('../../../content/generator/direct-answers/', import.meta.url);

const files = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map(async (path) => {
      const exported: Record<string, readonly DirectAnswer[]> = await import(new URL(path, folder).href);
      return { path, answers: Object.values(exported).flat() };
    }),
);

test('every file holds answers of the subject that it or its folder is named after', () => {
  expect(files.length).toBeGreaterThan(100);
  const misplaced = files.flatMap(({ path, answers }) => {
    const subject = path.split('/')[0]?.replace('.ts', '');
    return answers.filter((one) => one.subject !== subject).map((one) => `${path}: ${one.heading}`);
  });
  expect(misplaced).toEqual([]);
});

test('every answer of every file is in the list of all answers, and only once', () => {
  const all = new Set(directAnswers);
  expect(all.size).toBe(directAnswers.length);
  const forgotten = files.flatMap(({ path, answers }) =>
    answers.filter((one) => !all.has(one)).map((one) => `${path}: ${one.heading}`),
  );
  expect(forgotten).toEqual([]);
});

/** Groups that many answers share, of which an answer need not look for every alternative. */
const shared = [...Object.values(askingWords), ...Object.values(titleGroups)];

function ownAlternatives(group: string): string[] {
  return shared
    .reduce((left, words) => left.replace(words, ''), group)
    .split('|')
    .filter((alternative) => alternative !== '');
}

/** The fewest words that a title has for a phrase; `trem*` may stand for any word that begins so. */
function wordsFor(phrase: string): TitleWord[] {
  return phraseOf(phrase).words.map((word) => {
    const written = word.replace('*', 'zz');
    return { written, folded: written, plain: written };
  });
}

test('no answer looks for words that it also excludes', () => {
  const excluded = directAnswers.flatMap(({ heading, when, unless }) => {
    const never = unless?.split('|').map(phraseOf) ?? [];
    return when
      .flatMap(ownAlternatives)
      .filter((alternative) => never.some((phrase) => spansOf(phrase, wordsFor(alternative)).length > 0))
      .map((alternative) => `${heading}: ${alternative}`);
  });
  expect(excluded).toEqual([]);
});
