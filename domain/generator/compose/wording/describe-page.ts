/** Meta descriptions: long enough to be useful, short enough for search engines to show them whole. */

import { capitalise, sentencesOf } from '#domain/generator/grammar.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { fillLine, lineToText } from './fill-line.ts';
import { labelOf } from './label.ts';

const shortest = 70;
const longest = 160;

/** @returns texts from the opening of the page, the best first; the last one fits any subject */
export function describedBy(
  main: NamedSubject,
  { first: opening, where }: { first: string; where: string | null },
): string[] {
  const [first = '', second = ''] = sentencesOf(withoutQuestion(lineToText(opening)));
  const label = capitalise(labelOf(main));
  const price = main.subject.isNeighbour
    ? 'não é serviço nosso; veja o que fazemos no portão, o que fica com outro profissional e como saber de quem é o defeito.'
    : fillLine(
        'o que olhar, o que custa e quando chamar; conserto de {{repair.from}} a {{repair.to}}, com o valor dito antes.',
      );
  const place = where === null ? '' : ` ${where}`;
  const local =
    where === null
      ? []
      : [`${withoutPoint(first)}. Atendemos ${where}.`, `${label} ${where}: ${lowerFirst(cut(first))}`];
  return [
    ...local,
    `${first} ${second}`,
    first,
    cut(`${first} ${second}`),
    `${label}${place}: ${lowerFirst(price)}`,
    `${label}: ${lowerFirst(price)}`,
  ];
}

/** @returns the first text of 70 to 160 characters, or else the last one, cut after a phrase */
export function fittingDescription(descriptions: readonly string[]): string {
  // Storing a description replaces no-break spaces by plain ones, so the length is measured that way.
  const plain = descriptions.map((text) => text.replaceAll('\u00a0', ' ').trim());
  const fitting = plain.find((text) => text.length >= shortest && text.length <= longest);
  return fitting ?? cut(plain.at(-1) ?? '');
}

/** A question that the opening repeats says nothing to who reads only the description. */
function withoutQuestion(text: string): string {
  const [first = '', ...rest] = sentencesOf(text);
  return first.endsWith('?') && rest.join(' ').length >= shortest ? rest.join(' ') : text;
}

/** Whole phrases of a long text: cut at a sentence, a semicolon, a colon or a comma, in that order. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest - 1);
  const ends = [/^.*[.?](?=\s)/s, /^.*(?=;\s)/s, /^.*(?=:\s)/s, /^.*(?=,\s)/s, /^.*(?=\s)/s];
  for (const end of ends) {
    const [found] = end.exec(head) ?? [];
    if (found !== undefined && found.length >= shortest) return `${withoutPoint(found)}.`;
  }
  return `${withoutPoint(head)}.`;
}

function withoutPoint(text: string): string {
  return text.replace(/[\s.,;:]+$/, '');
}

function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
