/** What the figures of a title decide: which of two, whether it is enough, what it pays. */
import type { Aspect, FigureUnit } from '#content/generator/subject.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import type { Random } from '#domain/generator/random.ts';
import { asksMending } from '#domain/generator/title/asked-aspects.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import { prominenceOf } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { Judgement } from './judgement.ts';
import { instalmentJudgement, partsJudgement, repairBudgetJudgement } from './money-judgement.ts';
import {
  consumptionJudgement,
  powerJudgement,
  ratedJudgement,
  ratingsJudgement,
  weightJudgement,
} from './power-judgement.ts';
import { leafOf, sizeJudgement } from './size-judgement.ts';
import { openingJudgement, secondJudgement, voltJudgement, warrantyJudgement } from './use-judgement.ts';

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
export function figureJudgement(meaning: TitleMeaning, random: Random): Judgement | null {
  const { figures, aspects, main, others, motors, joinsFigures } = meaning;
  const of = (unit: FigureUnit): TitleFigure[] => figures.filter((figure) => figure.unit === unit);
  const named = [main, ...others].flatMap((subject) => (subject ? [subject.id] : []));
  // A part has its own meaning of a power or a weight.
  const isWhole = main === null || prominenceOf(main.id) < partProminence;
  const isTilting =
    isWhole && !named.some((id) => otherGates.includes(id)) && !motors.some(({ gate }) => gate === 'sliding');
  const weights = of('kilogram');
  const powers = of('power');
  const [volt, otherVolt] = of('volt');
  const [second] = of('second');
  const [opening] = of('opening');
  const [instalment] = of('instalment');
  const [year] = of('year');
  const [real] = of('real');
  const [power] = powers;
  const parts = partsJudgement(meaning, random);
  if (parts) return parts;
  const leaf = leafOf(meaning);
  if (leaf) return sizeJudgement(meaning, leaf, random);
  if (power && aspects.includes('works') && powers.length === 1) return consumptionJudgement(power, random);
  // The number of openings decides before the power.
  if (opening && power) return openingJudgement(opening, meaning.words.includes('hora'), random, power);
  // A title about a repair gets nothing about what another motor moves.
  if (isTilting && powers.length > 0 && !asksMending(meaning))
    return powerJudgement(powers, weights[0], random);
  const [label, leafWeight, third] = weights;
  if (label && leafWeight && third && choosesRating(meaning))
    return ratingsJudgement([label, leafWeight], third, random);
  if (label && leafWeight && weights.length === 2 && isRatingFirst(meaning))
    return ratedJudgement(label, leafWeight, random);
  if (isTilting && weights.length > 1) return weightJudgement(weights, random);
  if (volt && otherVolt && isMains(volt) && isMains(otherVolt)) return voltJudgement(joinsFigures, random);
  if (second && isTilting) return secondJudgement(second, random);
  if (opening) return openingJudgement(opening, meaning.words.includes('hora'), random);
  if (instalment)
    return instalmentJudgement(instalment, { isRepair: aspects.includes('repair'), models: meaning.models });
  if (year && named.includes('garantia')) return warrantyJudgement(year, random);
  if (real && isForWork(meaning)) return repairBudgetJudgement(real, random);
  return null;
}

/** Whether the amount of a title is for work on what exists, and not for a motor or a part. */
function isForWork({ aspects }: TitleMeaning): boolean {
  return (
    aspects.includes('repair') ||
    (aspects.some((aspect) => workAspects.includes(aspect)) &&
      !aspects.some((aspect) => purchaseAspects.includes(aspect)))
  );
}

const workAspects: readonly Aspect[] = ['care', 'adjust', 'program'];
const purchaseAspects: readonly Aspect[] = ['buy', 'choose', 'install', 'replace'];

/**
 * Whether the first weight is the rating of the motor: 'Motor Garen de 600 kg serve para 400 kg', 'motor de 600 kg em
 * portão de 400 kg', and not '300 ou 400 kg'.
 */
function isRatingFirst({ words }: TitleMeaning): boolean {
  const asks = words.findIndex((word) => /^(?:serve|aguenta|leva|suporta|puxa|levanta|move)$/.test(word));
  return (
    /^(?:motor|dz\w*|kdz|rossi|garen|ppa|peccinin)$/.test(words[0] ?? '') &&
    (asks > 1 || ratingBeforeLeaf.test(words.join(' '))) &&
    !words.includes('ou')
  );
}

/** 'DZ Rio 500 ou 800 para portão de 400 kg'. */
function choosesRating({ words, figures }: TitleMeaning): boolean {
  const weights = figures.filter(({ unit }) => unit === 'kilogram').length;
  return weights === 3 && /\d\w* (?:kg |quilos )?ou (?:o )?(?:de )?\d.*\d/.test(words.join(' '));
}

const ratingBeforeLeaf = /\d.*\b(?:em|no|num|numa|na|para|pra|com)\b (?:um |uma |o )?(?:portao|folha)\b.*\d/;

/** Whether a voltage is that of the mains, unlike the 12 or 24 V of a board. */
function isMains({ amount }: TitleFigure): boolean {
  return amount >= 100;
}

/** Instalments, openings and the consumption of a power are calculated even if something else answers the title. */
export function decidesByFigure(meaning: TitleMeaning): boolean {
  const { figures, aspects, faults, direct } = meaning;
  if (direct?.isAboutFigure) return false;
  if (choosesRating(meaning)) return true;
  if (faults.length === 0 && figures.some(({ unit }) => unit === 'opening')) return true;
  const powers = figures.filter(({ unit }) => unit === 'power').length;
  return (powers === 1 && aspects.includes('works')) || figures.some(({ unit }) => unit === 'instalment');
}
