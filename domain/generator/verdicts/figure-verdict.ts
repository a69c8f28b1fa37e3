/** What the figures of a title decide: which of two, whether it is enough, what it pays. */
import type { FigureUnit } from '#content/generator/subject.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import type { TitleFigure } from '#domain/generator/title/find-figures.ts';
import { prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/understand-title.ts';
import type { Random } from '../random.ts';
import { instalmentVerdict, repairBudgetVerdict } from './money-verdict.ts';
import { consumptionVerdict, powerVerdict, weightVerdict } from './power-verdict.ts';
import { openingVerdict, secondVerdict, voltVerdict, warrantyVerdict } from './use-verdict.ts';
import type { Verdict } from './verdict.ts';

/** Subjects for which the published capacities do not hold. */
const otherGates: readonly string[] = [
  'portao-de-correr',
  'portao-pivotante',
  'cancela',
  'porta-de-enrolar',
  'roldana',
  'fechadura-eletromagnetica',
];

/** @returns null if the figures only add to what the title asks */
export function figureVerdict(meaning: TitleMeaning, random: Random): Verdict | null {
  const { figures, topics, main, others, isFigureOnFigure } = meaning;
  const of = (unit: FigureUnit): TitleFigure[] => figures.filter((figure) => figure.unit === unit);
  const named = [main, ...others].flatMap((one) => (one ? [one.id] : []));
  // A part has its own meaning of a power or a weight.
  const isWhole = main === null || prominenceOf(main.id) < partProminence;
  const isTilting = isWhole && !named.some((id) => otherGates.includes(id));
  const weights = of('kilogram');
  const powers = of('power');
  const [volt, otherVolt] = of('volt');
  const [second] = of('second');
  const [opening] = of('opening');
  const [instalment] = of('instalment');
  const [year] = of('year');
  const [real] = of('real');
  const [power] = powers;
  if (power && topics.includes('works') && powers.length === 1) return consumptionVerdict(power, random);
  if (isTilting && powers.length > 0) return powerVerdict(powers, weights[0], random);
  if (isTilting && weights.length > 1) return weightVerdict(weights, random);
  if (volt && otherVolt) return voltVerdict(isFigureOnFigure, random);
  if (second && isTilting) return secondVerdict(second, random);
  if (opening) return openingVerdict(opening, random);
  if (instalment) return instalmentVerdict(instalment);
  if (year && named.includes('garantia')) return warrantyVerdict(year, random);
  if (real && topics.includes('repair')) return repairBudgetVerdict(real, random);
  return null;
}
