/** What the figures of a title mean, according to content/facts.ts. */
import { facts } from '#content/facts.ts';
import {
  aboveAllBands,
  aboveBudget,
  batteryVoltPassage,
  budgetBands,
  type FigurePassage,
  lowVoltPassage,
  otherUnits,
  powerOfOtherGates,
  weightBands,
  weightOfOtherGates,
  widthOfSlidingGate,
} from '#content/generator/figure-passages.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { nearLimit } from '#domain/generator/judgements/power-judgement.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import { prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

/** Kinds of gate for which the published capacities do not hold. */
const otherGates: ReadonlySet<string> = new Set([
  'portao-de-correr',
  'portao-pivotante',
  'cancela',
  'porta-de-enrolar',
]);

/** What a figure means for the motor, whatever the subject of the page; undefined if it means nothing for it. */
export function figurePassage(figure: TitleFigure, meaning: TitleMeaning): FigurePassage | undefined {
  if (figure.unit === 'kilogram') return weightPassage(figure.amount, meaning);
  if (figure.unit === 'power' && isOtherGate(meaning)) return powerOfOtherGates;
  // The price of a part says nothing about a kit.
  if (figure.unit === 'real' && (isPart(meaning) || isDifference(meaning))) return undefined;
  if (figure.unit === 'real') {
    return budgetBands.find(({ below }) => figure.amount < facts[below].amount)?.passage ?? aboveBudget;
  }
  if (figure.unit === 'volt' && figure.amount <= maxBatteryVolts) return batteryVoltPassage;
  if (figure.unit === 'volt' && figure.amount < facts['homeJetflex.volts'].amount) return lowVoltPassage;
  if (
    figure.unit === 'metre' &&
    [meaning.main, ...meaning.others].some((subject) => subject?.id === 'portao-de-correr')
  )
    return widthOfSlidingGate;
  return otherUnits[figure.unit];
}

/** The highest voltage of motors and accessories that run on a battery. */
export const maxBatteryVolts = 48;

/** 'Vale a diferença de 400 reais' names the difference between two prices, not a budget. */
function isDifference({ words }: TitleMeaning): boolean {
  return words.includes('diferenca') || words.join(' ').includes('reais a mais');
}

function isPart({ main }: TitleMeaning): boolean {
  return main !== null && prominenceOf(main.id) === partProminence;
}

/** Whether the gate of the title slides, swings or rolls up, so that the published capacities do not hold. */
export function isOtherGate({ main, others, motors }: TitleMeaning): boolean {
  if (motors.length > 0 && motors.every(({ gate }) => gate === 'sliding')) return true;
  return [main, ...others].some((subject) => subject !== null && otherGates.has(subject.id));
}

function weightPassage(amount: number, meaning: TitleMeaning): FigurePassage {
  if (isOtherGate(meaning)) return weightOfOtherGates;
  return weightBands.find(({ upTo }) => amount <= nearLimit * facts[upTo].amount)?.passage ?? aboveAllBands;
}
