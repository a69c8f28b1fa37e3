/** Finds the answer to what a title asks, and the words of the title that it answers. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { silentWords } from '#content/generator/words/silent-words.ts';
import { gateWords, saysSubject } from '#domain/generator/compose/wording/label.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import { stemsOf } from '#domain/generator/likeness/stems.ts';
import { kindredOf, weightOf } from '#domain/generator/likeness/word-weights.ts';
import { answerWords } from './answers/answer-words.ts';
import { answersAnotherQuestion, understoodSpansOf } from './answers/answered-words.ts';
import { answersBegunBy, type Searched } from './answers/answers-begun-by.ts';
import { filledAnswer, slotsOfFigure, slotsOfWidth } from './answers/filled-answer.ts';
import { withCode } from './answers/part-code.ts';
import { faultSpansOf, isFor, leavesOutObject, stemsOfAnswer, strayOf } from './answers/stray-answers.ts';
import { asksVerdict, asksWhatItCanBe, givesVerdict } from './answers/verdict-asked.ts';
import type { TitleFigure } from './figure-units.ts';
import { makersOf, type NamedBrand, otherBrandOf, ourBrand, twoBrandsOf } from './find-brands.ts';
import { motorsFor, type NamedMotor } from './find-motors.ts';
import { type NamedSubject, prominenceOf } from './find-subjects.ts';
import { type Phrase, spansOf } from './phrases/phrases.ts';
import { lengthOf, type Span, type TitleWord, titleWords } from './title-words.ts';

export interface FoundAnswer {
  direct: DirectAnswer;
  spans: readonly Span[];
}

/** What a title names besides the words of an answer. */
export interface NamedInTitle {
  subjects: readonly NamedSubject[];
  brands: readonly NamedBrand[];
  figures: readonly TitleFigure[];
  motors: readonly NamedMotor[];
  /** The title asks what something costs. */
  asksPrice: boolean;
}

/** @returns the answers that fit the title, the one that has the most of its words and leaves out the fewest first */
export function findDirectAnswers(words: readonly TitleWord[], named: NamedInTitle): FoundAnswer[] {
  const faults = faultSpansOf(words);
  const understood = understoodSpansOf(words, named);
  const wanted = { verdict: asksVerdict(words), price: named.asksPrice };
  return answersBegunBy(words)
    .flatMap((one) => answerIn(words, one, named) ?? [])
    .filter(
      (one) =>
        one.direct.isDanger ||
        (!answersAnotherQuestion(one, words, understood) &&
          !leavesOutFailure(one, words) &&
          !leavesOutPart(one, words, named.subjects) &&
          !leavesOutObject(one, words, { ...named, makers: makersOf(named.brands) })),
    )
    .map((one) => ({ one, ...fitOf(one, words), stray: strayOf(one, words, named.subjects, faults) }))
    .filter(
      ({ one, size, unsaid, stray }) =>
        one.direct.isDanger ||
        ((unsaid < 2 || size >= unsaid) && (stray === 0 || tellingOf(one, words) > unsaid + stray)),
    )
    .map(({ one, size, unsaid, stray }) => ({ one, fit: size - unsaid - stray + gainOf(one, wanted) }))
    .toSorted((first, second) => second.fit - first.fit || tieRankOf(second) - tieRankOf(first))
    .map(({ one }) => one);
}

/** @returns the answer with its slots filled, or null if the title lacks a word or a name that the answer is for */
function answerIn(
  words: readonly TitleWord[],
  { direct, groups, never }: Searched,
  named: NamedInTitle,
): FoundAnswer | null {
  if (direct.of && !direct.of.some((id) => named.subjects.some((one) => one.id === id))) return null;
  const spans = spansOfAll(groups, words);
  if (spans === null || never.some((phrase) => spansOf(phrase, words).length > 0)) return null;
  const figure = direct.figure && figureFor(direct.figure, named.figures);
  const width = direct.ofWidth && figureFor({ unit: 'metre' }, named.figures);
  const brand = direct.ofOtherBrand && otherBrandOf(named.brands);
  const two = direct.ofTwoBrands === undefined ? [] : twoBrandsOf(named.brands, direct.ofTwoBrands);
  if ((direct.figure && !figure) || (direct.ofWidth && !width) || (direct.ofOtherBrand && !brand))
    return null;
  if (direct.ofTwoBrands !== undefined && two.length === 0) return null;
  const several = direct.ofSeveralBrands === undefined ? [] : makersOf(named.brands);
  if (direct.ofSeveralBrands !== undefined && several.length < direct.ofSeveralBrands) return null;
  const motors = direct.ofMotors === undefined ? [] : motorsFor(named.motors, direct.ofMotors);
  if (direct.ofMotors !== undefined && motors.length === 0) return null;
  const beside = [figure, width, brand, ...two, ...several, ...motors].flatMap((span) => span ?? []);
  const slots = {
    ...slotsOfFigure(figure),
    ...slotsOfWidth(width || undefined),
    marca: brand && withCode(brand, direct, words, [...named.figures, ...named.motors]),
    primeira: two[0]?.name,
    segunda: two[1]?.name,
    outra: two.find(({ name }) => name !== ourBrand)?.name,
    marcas: several.length > 0 ? enumerate(several.map(({ name }) => name)) : undefined,
    modelo: motors[0]?.label,
    rival: motors[1]?.label,
  };
  return { direct: beside.length > 0 ? filledAnswer(direct, slots) : direct, spans: [...spans, ...beside] };
}

/** What counts for or against an answer besides the words of the title. */
function gainOf(one: FoundAnswer, wanted: { verdict: boolean; price: boolean }): number {
  return (
    (asksOfMotor(one) ? motorGain : 0) +
    (wanted.verdict && givesVerdict(one.direct) ? verdictGain : 0) -
    (wanted.price && !quotes(one) ? priceLoss : 0) +
    (one.direct.isDanger ? dangerGain : 0)
  );
}

const tieRankOf = ({ one }: { one: FoundAnswer }) => (one.direct.winsTies ? 1 : 0);

/** What an answer loses if it quotes no figure although its title asks for a price. */
const priceLoss = 1.5;

/** How many words of the title the answer is for, not counting those of the gate, which half of all titles have. */
function tellingOf({ spans }: FoundAnswer, words: readonly TitleWord[]): number {
  return words.filter(
    ({ folded }, at) =>
      spans.some(({ from, to }) => at >= from && at < to) && folded.length > 2 && !gateWords.test(folded),
  ).length;
}

/** What an answer gains if it begins with the yes or the no that its title wants. */
const verdictGain = 1;

/** What an answer about the motor that the title names gains over one for any motor. */
const motorGain = 3;

function asksOfMotor({ direct }: FoundAnswer): boolean {
  return direct.ofMotors !== undefined && (direct.when.length > 0 || direct.figure !== undefined);
}

/** More than the words of any title weigh. */
const dangerGain = 1000;

function quotes({ direct }: FoundAnswer): boolean {
  return direct.answer.every((line) => line.includes('{{'));
}

/** What a gate or a part fails to do. */
const failing = /^(?:abr|fech|lig|and|mov|mex|sai|funcion|obedec|respond|gir|par[ae]|part|trav|destrav)/;

const failures = new WeakMap<DirectAnswer, boolean>();

/** Whether an answer says that anything fails. */
function saysFailure(direct: DirectAnswer): boolean {
  const known = failures.get(direct);
  if (known !== undefined) return known;
  const words = titleWords(answerWords(direct));
  const says = words.some(({ plain }, at) => plain === 'nao' && failing.test(words[at + 1]?.folded ?? ''));
  failures.set(direct, says);
  return says;
}

/** Whether the title says that something does not work, and the answer mentions nothing that fails. */
function leavesOutFailure({ direct, spans }: FoundAnswer, words: readonly TitleWord[]): boolean {
  return words.some(({ plain }, at) => {
    const isFailure = plain === 'nao' && failing.test(words[at + 1]?.folded ?? '');
    return isFailure && !spans.some(({ from, to }) => from <= at + 1 && to > at) && !saysFailure(direct);
  });
}

/** Whether the title names a part that the answer never mentions. */
function leavesOutPart(
  found: FoundAnswer,
  words: readonly TitleWord[],
  subjects: readonly NamedSubject[],
): boolean {
  const { direct } = found;
  return subjects.some(
    (one) =>
      prominenceOf(one.id) === partProminence &&
      !kindsOfGate.test(one.subject.name.split(' ').at(-1) ?? '') &&
      one.id !== direct.subject &&
      !isFor(found, words, one) &&
      !saysSubject(answerWords(direct), one),
  );
}

/** How many words of the title the answer is for, and how many it never mentions. The kind of gate may go unsaid. */
function fitOf(
  { direct, spans }: FoundAnswer,
  words: readonly TitleWord[],
): { size: number; unsaid: number } {
  const size = spans.reduce((sum, span) => sum + lengthOf(span), 0);
  const stems = stemsOfAnswer(direct);
  const unsaid = words.filter(
    ({ folded }, at) =>
      !spans.some(({ from, to }) => at >= from && at < to) &&
      !silentWords.has(folded) &&
      !kindsOfGate.test(folded) &&
      stemsOf(folded).some((stem) => weightOf(stem) > 0) &&
      !stemsOf(folded).some((stem) => stems.has(stem) || [...kindredOf(stem)].some((kin) => stems.has(kin))),
  );
  return { size, unsaid: unsaid.length };
}

const kindsOfGate = /^(?:basculante|deslizante|correr|pivotante|articulado)s?$/;

function figureFor(
  { unit, from = 0, to = Number.POSITIVE_INFINITY }: NonNullable<DirectAnswer['figure']>,
  figures: readonly TitleFigure[],
): TitleFigure | undefined {
  const [one, other] = figures.filter((figure) => figure.unit === unit);
  return one && other === undefined && one.amount >= from && one.amount <= to ? one : undefined;
}

/**
 * The 'pode' of 'o que pode ser' asks for no permission, so no phrase of that one word is found there.
 *
 * @returns the longest phrase of each group, or null if a group has none in the title, as for most answers
 */
function spansOfAll(groups: Searched['groups'], words: readonly TitleWord[]): Span[] | null {
  const spans: Span[] = [];
  for (const phrases of groups) {
    const longest = longestOf(phrases, words);
    if (longest === undefined) return null;
    spans.push(longest);
  }
  return spans;
}

function longestOf(phrases: readonly Phrase[], words: readonly TitleWord[]): Span | undefined {
  let longest: Span | undefined;
  for (const phrase of phrases) {
    for (const span of spansOf(phrase, words)) {
      if (lengthOf(span) === 1 && asksWhatItCanBe(words, span.from)) continue;
      if (longest === undefined || lengthOf(span) > lengthOf(longest)) longest = span;
    }
  }
  return longest;
}
