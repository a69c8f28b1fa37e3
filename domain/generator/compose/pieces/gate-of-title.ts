/** What the kind of gate in a title leaves out: prices of other gates, and the gate itself next to one of its parts. */
import { facts } from '#content/facts.ts';
import type { Question, Subject, SubjectSection } from '#content/generator/subject.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { foldText } from '#domain/fold-text.ts';
import { gateWords, saysSubject } from '#domain/generator/compose/wording/label.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { type NamedSubject, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { textOfPiece } from './choose-pieces.ts';

/** Gates for which the kits with a fixed price are not made. */
const withoutKit: readonly string[] = [
  'portao-de-correr',
  'portao-pivotante',
  'portao-de-condominio',
  'portao-de-comercio',
  'portao-social',
  'fechadura-eletromagnetica',
];

/** Whether the kits, which are for the tilting gate of a house, do not fit the gate of the title or its weight. */
export function isBeyondKits({ main, others, figures, models, motors }: TitleMeaning): boolean {
  if (models.length > 0 && models.every(({ note }) => note.gate !== 'tilting')) return true;
  if (motors.length > 0 && motors.every(({ gate }) => gate === 'sliding')) return true;
  if (figures.some(({ unit, amount }) => unit === 'kilogram' && amount > facts['homeJetflex.weight'].amount))
    return true;
  const ids = [main, ...others].flatMap((subject) => (subject ? [subject.id] : []));
  if (main?.subject.isNeighbour) return true;
  return ids.some((id) => withoutKit.includes(id)) && !ids.includes('portao-basculante');
}

const kitPrice = /\{\{(?:kit|saleKit|installedKit|home|homeJetflex)\.|\{kit |Jetflex|JETFLEX/;

/** Whether a passage quotes the kits, which are for another gate. */
export function quotesKits(piece: SubjectSection | Question | string): boolean {
  const text = typeof piece === 'string' ? piece : textOfPiece(piece);
  return kitPrice.test(text);
}

/** The sentences of an opening that quote no kit, if any are left; for a gate that no kit is made for. */
export function withoutKits(paragraph: string): string {
  const sentences = sentencesOf(paragraph);
  const kept = sentences.filter((sentence) => !kitAmounts.some((amount) => sentence.includes(amount)));
  return kept.length > 0 ? kept.join(' ') : paragraph;
}

const kitAmounts = [facts['kit.padrao'], facts['kit.speedy'], facts['kit.jetflex']].map((fact) =>
  factText(fact),
);

/** On a page about a part, the gate that carries it and any other part lend only their pieces about that part. */
export function besidePart(main: NamedSubject, other: NamedSubject): NamedSubject {
  const { sections, questions } = other.subject;
  if (areParts(main, other)) {
    const isAboutMain = (piece: SubjectSection | Question) => saysSubject(textOfPiece(piece), main);
    return {
      ...other,
      subject: {
        ...other.subject,
        sections: sections.filter(isAboutMain),
        questions: questions.filter(isAboutMain),
      },
    };
  }
  if (!isGateOfPart(main, other)) return other;
  const subject: Subject = {
    ...other.subject,
    sections: sections.filter(({ heading }) => namesPart(heading, main)),
    questions: questions.filter(({ question }) => namesPart(question, main)),
  };
  return { ...other, subject };
}

/** Only the part's main name counts, because another may contain that of the gate, as in 'cabo do basculante'. */
function namesPart(text: string, { subject }: NamedSubject): boolean {
  const folded = foldText(text);
  return foldText(`${subject.name} ${subject.plural}`)
    .split(/[^a-z]+/)
    .some(
      (word) => word.length > 3 && !gateWords.test(word) && !kindOfGate.test(word) && folded.includes(word),
    );
}

const kindOfGate = /^(?:basculante|deslizante|pivotante|correr|abrir)s?$/;

/**
 * Whether all of them are parts. The second part of a title may only be what still works: 'botoeira não abre, controle
 * abre'.
 */
export function areParts(...both: readonly NamedSubject[]): boolean {
  return both.every(({ id }) => prominenceOf(id) === partProminence);
}

/** Whether the other subject is the gate that carries the part. A building or a shop is not a kind of gate. */
export function isGateOfPart(main: NamedSubject, other: NamedSubject): boolean {
  return prominenceOf(main.id) === partProminence && kindsOfGate.includes(other.id);
}

/** Whether a word of the title only names the gate that carries the part which the page is about. */
export function namesGateOfPart(word: string, main: NamedSubject, others: readonly NamedSubject[]): boolean {
  return others.some(
    (other) => isGateOfPart(main, other) && foldText(other.subject.name).split(' ').includes(word),
  );
}

export const kindsOfGate: readonly string[] = [
  'portao-basculante',
  'portao-de-correr',
  'portao-pivotante',
  'portao-de-ferro',
  'portao-de-madeira',
  'portao-de-aluminio',
];
