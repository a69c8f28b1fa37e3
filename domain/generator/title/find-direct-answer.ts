/** Finds the answer to what a title asks, and the words of the title that it answers. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { directAnswers } from '#content/generator/direct-answers.ts';
import type { NamedBrand } from './find-brands.ts';
import type { TitleFigure } from './find-figures.ts';
import { lengthOf, phraseOf, type Span, spansOf, type TitleWord } from './title-words.ts';

export interface FoundAnswer {
  direct: DirectAnswer;
  spans: readonly Span[];
}

interface Searched {
  direct: DirectAnswer;
  groups: readonly (readonly (readonly string[])[])[];
  never: readonly (readonly string[])[];
}

const searched: readonly Searched[] = directAnswers.map((direct) => ({
  direct,
  groups: direct.when.map(alternativesOf),
  never: direct.unless === undefined ? [] : alternativesOf(direct.unless),
}));

/** What a title names beside the words of an answer. */
export interface NamedInTitle {
  /** The ids of its subjects. */
  subjects: readonly string[];
  brands: readonly NamedBrand[];
  figures: readonly TitleFigure[];
}

/** @returns the answers that fit the title, the one with the most of its words first */
export function findDirectAnswers(words: readonly TitleWord[], named: NamedInTitle): FoundAnswer[] {
  const found = searched.flatMap(({ direct, groups, never }) => {
    if (direct.of && !direct.of.some((id) => named.subjects.includes(id))) return [];
    if (never.some((phrase) => spansOf(phrase, words).length > 0)) return [];
    const figure = direct.figure && figureFor(direct.figure, named.figures);
    const brand = direct.ofOtherBrand && otherBrandOf(named.brands);
    const two = direct.ofTwoBrands === undefined ? [] : twoBrandsOf(named.brands, direct.ofTwoBrands);
    if ((direct.figure && !figure) || (direct.ofOtherBrand && !brand)) return [];
    if (direct.ofTwoBrands !== undefined && two.length === 0) return [];
    const spans = groups.map((phrases) => longestOf(phrases, words));
    if (!spans.every((span) => span !== undefined)) return [];
    const beside = [figure, brand, ...two].flatMap((span) => span ?? []);
    const slots = {
      figura: figure?.text,
      marca: brand?.name,
      primeira: two[0]?.name,
      segunda: two[1]?.name,
      outra: two.find(({ name }) => name !== ourBrand)?.name,
    };
    return [{ direct: beside.length > 0 ? filled(direct, slots) : direct, spans: [...spans, ...beside] }];
  });
  const size = ({ spans }: FoundAnswer) => spans.reduce((sum, span) => sum + lengthOf(span), 0);
  return found.toSorted((one, other) => size(other) - size(one));
}

function figureFor(
  { unit, from = 0, to = Number.POSITIVE_INFINITY }: NonNullable<DirectAnswer['figure']>,
  figures: readonly TitleFigure[],
): TitleFigure | undefined {
  const [one, other] = figures.filter((figure) => figure.unit === unit);
  return one && other === undefined && one.amount >= from && one.amount <= to ? one : undefined;
}

function otherBrandOf(brands: readonly NamedBrand[]): NamedBrand | undefined {
  const [one] = brands;
  const isAlone = brands.every(({ name }) => name === one?.name);
  return one && isAlone && !ourNames.includes(one.name) ? one : undefined;
}

/** The first two brands of a title that compares ours with another, or two others. */
function twoBrandsOf(
  brands: readonly NamedBrand[],
  kind: NonNullable<DirectAnswer['ofTwoBrands']>,
): readonly NamedBrand[] {
  const two = brands
    .filter(({ name }, at) => brands.findIndex((one) => one.name === name) === at)
    .slice(0, 2);
  const hasOurs = two.some(({ name }) => name === ourBrand);
  const isFitting = two.length === 2 && hasOurs === (kind === 'with-ours');
  return isFitting && two.every(({ name }) => name !== ourControls) ? two : [];
}

const ourBrand = 'PPA';
const ourControls = 'Zap';
const ourNames: readonly string[] = [ourBrand, ourControls];

/** What a text takes from its title. */
const slotNames = ['figura', 'marca', 'primeira', 'segunda', 'outra'] as const;
type SlotName = (typeof slotNames)[number];
const slot = new RegExp(`\\{(${slotNames.join('|')})\\}`, 'g');

/** The answer with what the title names in the place of its slots. */
function filled(direct: DirectAnswer, slots: Readonly<Record<SlotName, string | undefined>>): DirectAnswer {
  const fill = (line: string) => line.replace(slot, (whole: string, name: SlotName) => slots[name] ?? whole);
  const { points, questions, send, sections } = direct;
  return {
    ...direct,
    answer: direct.answer.map(fill),
    heading: fill(direct.heading),
    text: direct.text.map(fill),
    ...(points ? { points: points.map(fill) } : {}),
    ...(sections
      ? {
          sections: sections.map((one) => ({
            ...one,
            heading: fill(one.heading),
            text: one.text.map(fill),
            ...(one.points ? { points: one.points.map(fill) } : {}),
          })),
        }
      : {}),
    ...(questions
      ? {
          questions: questions.map(({ question, answer }) => ({
            question: fill(question),
            answer: fill(answer),
          })),
        }
      : {}),
    ...(send === undefined ? {} : { send: fill(send) }),
  };
}

function longestOf(phrases: readonly (readonly string[])[], words: readonly TitleWord[]): Span | undefined {
  return phrases
    .flatMap((phrase) => spansOf(phrase, words))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
}

function alternativesOf(group: string): (readonly string[])[] {
  return group.split('|').map(phraseOf);
}
