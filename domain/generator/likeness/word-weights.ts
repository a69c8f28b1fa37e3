/** How much a word says: a word of few passages says more than one that occurs in most of them. */

import type { Subject } from '#content/generator/subject.ts';
import { subjects } from '#content/generator/subjects.ts';
import { kindredWords } from '#content/generator/words/kindred-words.ts';
import { stemOf, stemsOf } from './stems.ts';

const stemsByText = new Map<string, ReadonlySet<string>>();

export function stemSetOf(text: string): ReadonlySet<string> {
  const known = stemsByText.get(text);
  if (known) return known;
  const stems = new Set(stemsOf(text));
  stemsByText.set(text, stems);
  return stems;
}

function passagesOf({ sections, questions, faults }: Subject): string[] {
  return [
    ...sections.map(({ heading, text, points = [], steps = [] }) =>
      [heading, ...text, ...points, ...steps].join(' '),
    ),
    ...questions.map(({ question, answer }) => `${question} ${answer}`),
    ...faults.map(({ heading, text, points }) => [heading, ...text, ...points].join(' ')),
  ];
}

let counts: { passages: number; byStem: ReadonlyMap<string, number> } | undefined;

function counted() {
  if (counts) return counts;
  const byStem = new Map<string, number>();
  const passages = Object.values(subjects).flatMap(passagesOf);
  for (const passage of passages) {
    for (const stem of stemSetOf(passage)) byStem.set(stem, (byStem.get(stem) ?? 0) + 1);
  }
  counts = { passages: passages.length, byStem };
  return counts;
}

/** From 0, for a word of every passage, to about 7; 0 also for a word of none, which no passage can answer. */
export function weightOf(stem: string): number {
  const { passages, byStem } = counted();
  const count = Math.max(
    byStem.get(stem) ?? 0,
    ...[...kindredOf(stem)].map((related) => byStem.get(related) ?? 0),
  );
  return count === 0 ? 0 : Math.log((passages + 1) / (count + 1));
}

const kin = new Map<string, ReadonlySet<string>>();
for (const group of kindredWords) {
  const stems = new Set(group.split(' ').map(stemOf));
  for (const stem of stems) kin.set(stem, stems);
}

const noKin: ReadonlySet<string> = new Set();

/** The stems of words for the same thing, including its own; none if it has no kin. */
export function kindredOf(stem: string): ReadonlySet<string> {
  return kin.get(stem) ?? noKin;
}
