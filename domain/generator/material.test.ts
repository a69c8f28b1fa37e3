/** The material itself, line by line: each is read in every wording by every title it is for. */
import { expect, test } from 'vitest';
import { closings } from '#content/generator/closings.ts';
import { descriptions } from '#content/generator/descriptions.ts';
import { faqHeadings, questions } from '#content/generator/faq.ts';
import type { Condition, ListItem, Point } from '#content/generator/material.ts';
import { openingParts } from '#content/generator/openings.ts';
import { sections } from '#content/generator/sections.ts';
import { analyzeTitle } from './analyze-title.ts';
import { applies } from './applies.ts';
import { mulberry32 } from './random.ts';
import { fillLine } from './write-line.ts';

const wordingsOf = (point: Point | ListItem): readonly string[] => {
  if (typeof point === 'string') return [point];
  return 'text' in point ? wordingsOf(point.text) : point;
};

const lines: readonly { when: Condition; line: string }[] = [
  ...sections.flatMap(({ when, headings, lead, bullets = [], steps = [] }) =>
    [...headings, ...[...lead, ...bullets, ...steps].flatMap(wordingsOf)].map((line) => ({ when, line })),
  ),
  ...[...openingParts.flat(), ...closings, ...descriptions].flatMap(({ when, wordings }) =>
    wordings.map((line) => ({ when, line })),
  ),
  ...questions.flatMap(({ when, wordings }) =>
    wordings.flatMap(({ question, answer }) => [question, answer].map((line) => ({ when, line }))),
  ),
  ...faqHeadings.map((line) => ({ when: {}, line })),
];

const titles = [
  ...[
    'Motor',
    'Placas',
    'Controle',
    'Centrais',
    'Fotocélula',
    'Roldanas',
    'Portões',
    'Portão',
    'Capacitor',
  ].flatMap((product) =>
    [
      'Conserto de',
      'Instalação de',
      'Manutenção de',
      'Troca de',
      'Preço de',
      'Como programar',
      'Regulagem de',
      'Por que',
      'Técnico de',
    ].map((service) => `${service} ${product} PPA em condomínio na Penha`),
  ),
  'Qual motor basculante comprar em Jandira',
].map(analyzeTitle);

test('no line holds a figure of its own: they come from content/offers.ts', () => {
  expect(
    lines.filter(({ line }) => /\d/.test(line.replace(/\]\([^)]*\)/g, ''))).map(({ line }) => line),
  ).toEqual([]);
});

test('no line holds a mark the house does not use, or choices that do not close', () => {
  const depth = (line: string) => (line.match(/\[/g) ?? []).length - (line.match(/\]/g) ?? []).length;
  expect(
    lines
      .filter(({ line }) => /[!—–“”…"]|\s{2}|^\s|\s$/.test(line) || depth(line) !== 0)
      .map(({ line }) => line),
  ).toEqual([]);
});

test('every line can be written for the titles it is for, with nothing left open', () => {
  const failures = lines.flatMap(({ when, line }) => {
    const { questions: _, concerns: __, ...rest } = when;
    const fitting = titles.filter((title) => applies(rest, title));
    return fitting.flatMap((title) =>
      [1, 2, 3].flatMap((seed) => {
        const text = fillLine(line, title, mulberry32(seed));
        return /[{}|]/.test(text) || / {2}| [,.;]/.test(text) ? [text] : [];
      }),
    );
  });
  expect(failures).toEqual([]);
});

test('sections have names of their own, enough to say and a heading that is no question', () => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const { id, headings, lead, bullets, steps } of sections) {
    expect(headings.length, id).toBeGreaterThanOrEqual(3);
    expect(lead.length, id).toBeGreaterThanOrEqual(4);
    expect((bullets ?? steps ?? Array(6)).length, id).toBeGreaterThanOrEqual(6);
    expect(
      headings.filter((heading) => heading.endsWith('?')),
      id,
    ).toEqual([]);
  }
});
