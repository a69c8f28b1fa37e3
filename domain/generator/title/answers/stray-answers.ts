/**
 * What makes a direct answer miss its title: it never mentions the fault, it is about another part, or it quotes a new
 * motor to somebody who wants a repair. An answer about a part that the title names need not mention the fault.
 */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { FaultId } from '#content/generator/subject.ts';
import { faultWords } from '#content/generator/words/fault-words.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { gateWords } from '#domain/generator/compose/wording/label.ts';
import { stemsOf } from '#domain/generator/likeness/stems.ts';
import { kindredOf } from '#domain/generator/likeness/word-weights.ts';
import { type NamedSubject, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import { spansOfAny } from '#domain/generator/title/phrases/phrases.ts';
import { isInside, overlap, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';
import { answerWords } from './answer-words.ts';

interface Matched {
  direct: DirectAnswer;
  spans: readonly Span[];
}

/** What an answer loses for each reason by which it misses its title. */
const strayLoss = 1.5;

/** @param faults where the title says what is wrong (`faultSpansOf`) */
export function strayOf(
  found: Matched,
  words: readonly TitleWord[],
  subjects: readonly NamedSubject[],
  faults: readonly Span[],
): number {
  const isAboutNamedPart = subjects.some(
    ({ id }) => id === found.direct.subject && prominenceOf(id) === partProminence,
  );
  return (
    (quotesNewMotor(found, words) ? strayLoss : 0) +
    (!isAboutNamedPart && leavesOutFault(found, words, faults) ? strayLoss : 0) +
    (isAboutOtherPart(found, words, subjects) ? strayLoss : 0)
  );
}

/**
 * Whether the title is about a thing that is not our work, names no gate beside it, and the answer is about something
 * else: the object of 'manutenção de porta de enrolar' decides before the service does.
 */
function leavesOutNeighbour(
  found: Matched,
  words: readonly TitleWord[],
  subjects: readonly NamedSubject[],
): boolean {
  const neighbours = subjects.filter(({ subject }) => subject.isNeighbour && !subject.isPartlyOurs);
  const namesGate = words.some(({ plain }, at) => gateItself.test(plain) && !isInside(neighbours, at));
  const isNaming = ({ folded }: TitleWord) =>
    !gateWords.test(folded) && !ofBuilding.test(folded) && !ofAnyDevice.test(folded);
  const isMet = (one: NamedSubject) =>
    found.spans.some((span) =>
      words.some((word, at) => isInside([span], at) && isInside([one], at) && isNaming(word)),
    );
  return !namesGate && neighbours.some((one) => one.id !== found.direct.subject && !isMet(one));
}

const gateItself = /^porta(?:o|oes)$/;
/** 'Cancela de condomínio' is found by 'cancela', and an answer about buildings is not for it. */
const ofBuilding = /^(?:condominio|predio|edificio|loja|comercio|estacionamento)s?$/;

/** 'Central de alarme' is found by 'alarme', and an answer about the board of a motor is not for it. */
const ofAnyDevice = /^(?:centra(?:l|is)|placas?|baterias?|controles?)$/;

/**
 * Whether the title compares makers, and the answer was found without them and quotes our own kits. The makers of the
 * title come first.
 */
function leavesOutMakers({ direct, spans }: Matched, makers: readonly Span[]): boolean {
  return (
    makers.length > 1 &&
    !spans.some((span) => makers.some((maker) => overlap(span, maker))) &&
    direct.answer.some((text) => kitFact.test(text))
  );
}

/** Whether the answer leaves out what decides before anything else in the title: a thing that is not ours, or two makers. */
export function leavesOutObject(
  found: Matched,
  words: readonly TitleWord[],
  { subjects, makers }: { subjects: readonly NamedSubject[]; makers: readonly Span[] },
): boolean {
  return leavesOutNeighbour(found, words, subjects) || leavesOutMakers(found, makers);
}

const kitFact = /\{\{kit\./;
const mending = /^(?:consert|concert|repar[ao]|arrum|reforma)/;
const repairMention = /\{\{(?:repair|part)\.|consert/;
const newMotorFact = /\{\{(?:kit|installedKit|replacement|motor|condominium)\./;

/** Whether the title wants something repaired, and the first paragraph has facts of a new motor and none of a repair. */
function quotesNewMotor({ direct, spans }: Matched, words: readonly TitleWord[]): boolean {
  const mends = words.some(
    ({ plain }, at) => mending.test(plain) && !spans.some(({ from, to }) => at >= from && at < to),
  );
  return mends && direct.answer.some((text) => newMotorFact.test(text) && !repairMention.test(text));
}

/** 'Quebrou' and 'não funciona' say no more than that somebody has to come. */
const saysLittle: readonly FaultId[] = ['broken', 'does-not-work'];

export function faultSpansOf(words: readonly TitleWord[]): Span[] {
  return faultWords
    .filter(({ fault }) => !saysLittle.includes(fault))
    .flatMap((entry) => spansOfAny(entry.words, words));
}

/** Whether a title says what is wrong, and neither the words by which the answer was found nor its text mention it. */
function leavesOutFault(
  { direct, spans }: Matched,
  words: readonly TitleWord[],
  faults: readonly Span[],
): boolean {
  if (faults.length === 0) return false;
  const stems = stemsOfAnswer(direct);
  const isSaid = (fault: Span) =>
    spans.some((span) => overlap(span, fault)) ||
    words
      .slice(fault.from, fault.to)
      .flatMap(({ folded }) => stemsOf(folded))
      .some((stem) => stems.has(stem) || [...kindredOf(stem)].some((kin) => stems.has(kin)));
  return !faults.some(isSaid);
}

/** Whether an answer is about another part than the one that its title names. */
function isAboutOtherPart(
  found: Matched,
  words: readonly TitleWord[],
  subjects: readonly NamedSubject[],
): boolean {
  const named = subjects.filter(({ id }) => prominenceOf(id) === partProminence);
  return (
    prominenceOf(found.direct.subject) === partProminence &&
    named.length > 0 &&
    named.every((subject) => subject.id !== found.direct.subject && !isFor(found, words, subject))
  );
}

/**
 * Whether the answer was found by a word that names the part. In "fotocélula de portão" the word "portão" names no part.
 */
export function isFor({ spans }: Matched, words: readonly TitleWord[], part: Span): boolean {
  const isNaming = (at: number) => !gateWords.test(words[at]?.folded ?? '');
  return spans.some((span) => {
    const shared = words
      .map((_, at) => at)
      .filter((at) => at >= Math.max(span.from, part.from) && at < Math.min(span.to, part.to));
    return shared.some(isNaming);
  });
}

const stemsByAnswer = new WeakMap<DirectAnswer, ReadonlySet<string>>();

/** The stems of every word that an answer uses or looks for, but not of those that exclude it. */
export function stemsOfAnswer(direct: DirectAnswer): ReadonlySet<string> {
  const known = stemsByAnswer.get(direct);
  if (known) return known;
  const stems = new Set(stemsOf(answerWords(direct)));
  stemsByAnswer.set(direct, stems);
  return stems;
}
