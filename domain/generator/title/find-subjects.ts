/** Finds the subjects that a title names, the one it is about first. */

import type { Subject } from '#content/generator/subject.ts';
import { subjects } from '#content/generator/subjects.ts';
import { partProminence, prominence, prominentInFront } from '#content/generator/words/prominence.ts';
import { pluralOf } from '#domain/generator/grammar.ts';
import { type Phrase, phraseOf, spansOf } from './phrases/phrases.ts';
import { lengthOf, overlap, type Span, type TitleWord } from './title-words.ts';

export interface NamedSubject extends Span {
  id: string;
  subject: Subject;
  /** The alias that the title uses, as the subject declares it; null for its name. */
  alias: string | null;
}

interface Name {
  id: string;
  subject: Subject;
  alias: string | null;
  phrase: Phrase;
}

const names: readonly Name[] = Object.entries(subjects).flatMap(([id, subject]) => [
  ...[subject.name, subject.plural].map((text) => ({ id, subject, alias: null, phrase: phraseOf(text) })),
  ...subject.aliases.flatMap((alias) =>
    [alias, pluralPhrase(alias)].map((text) => ({ id, subject, alias, phrase: phraseOf(text) })),
  ),
]);

/** Overlapping names give way to the longest: 'controle de portão' is not a gate. */
export function findSubjects(words: readonly TitleWord[]): NamedSubject[] {
  const found = names
    .flatMap(({ id, subject, alias, phrase }) =>
      spansOf(phrase, words)
        // 'Botão sem fio' is about no wire.
        .filter(({ from }) => !(words[from - 1]?.plain === 'sem' && /^fios?$/.test(words[from]?.plain ?? '')))
        .map((span) => ({ id, subject, alias, ...span })),
    )
    .toSorted((one, other) => lengthOf(other) - lengthOf(one) || one.from - other.from);
  const kept: NamedSubject[] = [];
  for (const one of found) {
    if (!kept.some((other) => overlap(one, other))) kept.push(one);
  }
  const first = Math.min(...kept.map(({ from }) => from));
  const weight = ({ id, from }: NamedSubject) =>
    prominentInFront.includes(id) && from > first ? 0 : prominenceOf(id);
  return kept
    .toSorted((one, other) => weight(other) - weight(one) || one.from - other.from)
    .filter((subject, position, all) => all.findIndex(({ id }) => id === subject.id) === position);
}

/** All spans of all names, for telling which words of a title were understood. */
export function subjectSpans(words: readonly TitleWord[]): Span[] {
  return names.flatMap(({ phrase }) => spansOf(phrase, words));
}

export function prominenceOf(id: string): number {
  return Object.hasOwn(prominence, id) ? (prominence[id] ?? partProminence) : partProminence;
}

/** `trava elétrica` becomes `travas elétricas`, `cabo de aço` `cabos de aço`. */
function pluralPhrase(phrase: string): string {
  const words = phrase.split(' ');
  const complement = words.findIndex((word) => /^(?:d[eoa]s?|para|com|em|n[oa]|sem|por|a)$/.test(word));
  const end = complement === -1 ? words.length : complement;
  return words.map((word, position) => (position < end ? pluralOf(word) : word)).join(' ');
}

/** Whether the page is about the whole gate or motor and not about a part or a kind of it. */
export function isGeneral({ id }: Pick<NamedSubject, 'id'>): boolean {
  return prominenceOf(id) <= 1;
}

/** Whether it is the gate of a building or of a business, which many people use and no kit is made for. */
export function isCollective({ id }: Pick<NamedSubject, 'id'>): boolean {
  return id === 'portao-de-condominio' || id === 'portao-de-comercio';
}

/** Whether it is a remote, which is held in the hand. A code is that of a remote. */
export function isRemote({ id }: Pick<NamedSubject, 'id'>): boolean {
  return id === 'controle-remoto' || id === 'codigo-rolante';
}
