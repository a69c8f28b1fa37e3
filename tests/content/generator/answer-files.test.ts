/** The files of direct answers: one a subject, with a folder of the same name where there are many answers. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { directAnswers } from '#content/generator/direct-answers.ts';

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
