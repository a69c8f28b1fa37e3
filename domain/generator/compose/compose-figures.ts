/** What a page says about the figures of its title. */
import { facts } from '#content/facts.ts';
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { budgetJudgements } from '#content/generator/figure-passages.ts';
import { modelComparison } from '#content/generator/model-notes.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { enumerate, lowerFirst } from '#domain/generator/grammar.ts';
import { kitBudgetJudgement } from '#domain/generator/judgements/money-judgement.ts';
import { motorAtLimit, powerBeyond } from '#domain/generator/judgements/power-judgement.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { answerWords } from '#domain/generator/title/answers/answer-words.ts';
import { asksMending } from '#domain/generator/title/asked-aspects.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isGeneral, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { type ComposedSection, sectionOf } from './composed-page.ts';
import { gateInTitle, materialOf } from './fitting/gate-in-title.ts';
import { isBeyondKits } from './pieces/gate-of-title.ts';
import { figurePassage, isOtherGate } from './reason-figures.ts';
import { fillLine } from './wording/fill-line.ts';

export interface FigurePieces {
  lead: string | null;
  section: ComposedSection | null;
  /** Whether the lead leaves nothing more to answer, because it gives the price or the motor for a weight. */
  isFinal: boolean;
}

export function composeFigures(meaning: TitleMeaning, main: NamedSubject, random: Random): FigurePieces[] {
  // The weight of a leaf decides its motor, whatever its width is. A sliding one also needs the width beside it.
  const isWeighed =
    gateInTitle(meaning) !== 'sliding' && meaning.figures.some(({ unit }) => unit === 'kilogram');
  const open = meaning.figures.filter(
    (figure) => !isSaid(figure, meaning.direct) && !(isWeighed && figure.unit === 'metre'),
  );
  return onePerUnit(open, meaning.words).map((figure) => composeFigure(figure, meaning, main, random));
}

/** Whether the direct answer has said what the figure means. */
function isSaid({ unit, text }: TitleFigure, direct: DirectAnswer | null): boolean {
  if (direct === null) return false;
  const answer = answerWords(direct);
  return (
    answer.includes(text) ||
    (unit === 'volt' && /\d V\b/.test(answer)) ||
    (unit === 'leaf' && /motor (?:em|para|por) (?:cada )?folha/.test(answer)) ||
    // If the weight of the leaf decides the motor, its length does not matter.
    (unit === 'metre' && direct.figure?.unit === 'kilogram' && direct.subject === 'motor') ||
    // Next to the name of a motor, a weight is its rating and not that of a leaf, and its label says what it moves.
    (direct.ofMotors !== undefined && (unit === 'kilogram' || unit === 'power'))
  );
}

/** A figure means what the subject says it means, or else what it means for the motor. */
function composeFigure(
  figure: TitleFigure,
  meaning: TitleMeaning,
  main: NamedSubject,
  random: Random,
): FigurePieces {
  const slots = { figura: figure.text };
  const { subject } = main;
  const isWeight = figure.unit === 'kilogram';
  const leadOnly = (lead: string | null): FigurePieces => ({ lead, section: null, isFinal: false });
  // For a weight, the tables say more than the text about the material, which only adds what the weight must include.
  const isListed =
    isWeight &&
    materialOf(meaning) !== null &&
    (gateInTitle(meaning) === 'tilting' || weighedMaterials.includes(main.id));
  const own = subject.figures?.[figure.unit];
  if (own && !isListed) return leadOnly(fillLine(pick(own, random), slots));
  const passage = subject.isNeighbour ? undefined : figurePassage(figure, meaning);
  if (passage === undefined || isIrrelevant(figure, meaning, main)) return leadOnly(null);
  const limit = figure.unit === 'power' ? limitOfModel(meaning) : null;
  if (limit !== null) return leadOnly(limit);
  const lead = judgedFigure(figure, meaning, main) ?? fillLine(passage.lead, slots);
  const included = own && weighedMaterials.includes(main.id) ? ` ${fillLine(pick(own, random), slots)}` : '';
  const isBudget = figure.unit === 'real' && asksWhetherEnough(meaning);
  return {
    lead: isBudget ? withVerdict(figure, lead) : `${lead}${included}`,
    section: sectionOf({
      heading: fillLine(passage.heading, slots),
      text: passage.text.map((line) => fillLine(line, slots)),
    }),
    // Once the motor for a weight is named, nothing is left to say about choosing one.
    isFinal: passage.givesPrice === true || isWeight,
  };
}

/** The power of a motor says nothing about its parts. The price of a kit says nothing about another kind of gate. */
function isIrrelevant({ unit }: TitleFigure, meaning: TitleMeaning, main: NamedSubject): boolean {
  if (unit === 'power') return prominenceOf(main.id) === partProminence || asksMending(meaning);
  return unit === 'real' && isBeyondKits(meaning);
}

/** What the tables say of the figure itself; null if they only say what it means. */
function judgedFigure(figure: TitleFigure, meaning: TitleMeaning, main: NamedSubject): string | null {
  if (figure.unit === 'real')
    return isGeneral(main) || main.id === 'kit-de-motor' ? kitBudgetJudgement(figure) : null;
  if (isOtherGate(meaning)) return null;
  if (figure.unit === 'kilogram') return motorAtLimit(figure);
  return figure.unit === 'power' ? powerBeyond(figure) : null;
}

/** Materials whose weight in a title may leave something out. */
const weighedMaterials: readonly string[] = ['portao-de-madeira', 'portao-de-ferro'];

/** What the named model moves, which the power of its motor does not tell. */
function limitOfModel({ models }: TitleMeaning): string | null {
  const [one, other] = models;
  if (one === undefined || other !== undefined) return null;
  const { limit } = one.note;
  if (limit === undefined) return fillLine(modelComparison.weight, { modelo: one.note.name });
  return fillLine(modelComparison.limit, { modelo: one.note.name, limite: factText(facts[limit]) });
}

/** 'R$ 3.000 dá?', 'com 900 reais consigo pôr motor'. */
function asksWhetherEnough({ words }: TitleMeaning): boolean {
  return words.some((word) => /^(?:da|consigo|chega|basta|suficiente|cabe)$/.test(word));
}

function withVerdict({ amount }: TitleFigure, lead: string): string {
  const judgement = budgetJudgements[amount >= facts['kit.padrao'].amount ? 'enough' : 'short'];
  return `${judgement} ${lowerFirst(lead)}`;
}

/** Two figures of one unit mean one thing together: `127 V e 220 V`. */
function onePerUnit(figures: readonly TitleFigure[], words: readonly string[]): TitleFigure[] {
  const conjunction = words.includes('ou') ? 'ou' : 'e';
  const units = [...new Set(figures.map(({ unit }) => unit))];
  return units.flatMap((unit) => {
    const same = figures.filter((figure) => figure.unit === unit);
    const [first] = same;
    // In '4 x 2,20 m' the first figure is the length, and a leaf needs as much space next to it.
    if (first?.unit === 'metre' && same.length > 1) return [first];
    return first
      ? [{ ...first, text: enumerate([...new Set(same.map(({ text }) => text))], conjunction) }]
      : [];
  });
}
