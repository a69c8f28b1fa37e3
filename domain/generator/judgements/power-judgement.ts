import { facts } from '#content/facts.ts';
import {
  listedPowers,
  powerJudgements,
  ratedJudgements,
  weightBeyond,
  weightHeading,
  weightJudgements,
} from '#content/generator/figure-judgements.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { rankedPoints, sectionOf } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { usableShare } from '#domain/generator/figures.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import type { Random } from '#domain/generator/random.ts';
import { slotsOfFigure } from '#domain/generator/title/answers/filled-answer.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import type { Judgement } from './judgement.ts';

/** @param weight of the leaf, if the title gives it: 'motor 1/3 CV aguenta 250 kg' */
export function powerJudgement(
  powers: readonly TitleFigure[],
  weight: TitleFigure | undefined,
  random: Random,
): Judgement {
  const [smaller, bigger] = powers.toSorted((one, other) => one.amount - other.amount);
  if (smaller === undefined) throw new RangeError('no power');
  return {
    first: weight === undefined ? choiceByPower(smaller, bigger) : choiceByWeight(smaller, bigger, weight),
    section: comparison(powerJudgements.heading, random),
  };
}

function choiceByPower(smaller: TitleFigure, bigger: TitleFigure | undefined): string {
  return bigger === undefined ? onePower(smaller) : twoPowers(smaller, bigger);
}

function choiceByWeight(smaller: TitleFigure, bigger: TitleFigure | undefined, weight: TitleFigure): string {
  if (bigger === undefined) return enough(smaller, weight);
  return (
    pickOfTwo(smaller, bigger, weight) ?? refusalOfBoth(smaller, bigger, weight) ?? enough(bigger, weight)
  );
}

/**
 * The watts of one horsepower at the shaft, and the share of the mains' power that a motor of this size delivers there.
 */
const wattsPerHorsepower = 746;
const efficiency = 0.62;
/** Ten openings and closings a day, of half a minute together, for thirty days. */
const hoursPerMonth = 2.5;

/** The power that a motor takes from the mains, and what it consumes in a month. */
export function consumptionJudgement(power: TitleFigure, random: Random): Judgement {
  const watts = Math.round((power.amount * wattsPerHorsepower) / efficiency / 50) * 50;
  const month = ((watts * hoursPerMonth) / 1000).toFixed(2).replace('.', ',').replace(/,?0+$/, '');
  const { consumption } = powerJudgements;
  return {
    first: fillLine(consumption.lead, { figura: power.text, watts: String(watts), mês: month }),
    section: sectionOf({
      heading: fillLine(consumption.heading, { figura: power.text }),
      text: consumption.text.map((line) => fillLine(line)),
      points: rankedPoints(
        consumption.points.map((line) => fillLine(line)),
        random,
      ),
    }),
  };
}

/** 'Motor de 600 kg serve para portão de 400 kg': the first is on the label of the motor, the second is the leaf. */
export function ratedJudgement(label: TitleFigure, leaf: TitleFigure, random: Random): Judgement {
  const usable = label.amount * usableShare;
  const verdictBeyondUsable = leaf.amount <= label.amount ? 'near' : 'short';
  const verdict = leaf.amount <= usable ? 'fits' : verdictBeyondUsable;
  return {
    first: fillLine(ratedJudgements[verdict], {
      máximo: label.text,
      folgada: `${Math.round(usable).toLocaleString('pt-BR')}\u00a0kg`,
      peso: leaf.text,
    }),
    section: comparison(weightHeading, random),
  };
}

/** 'DZ Rio 500 ou 800 para portão de 400 kg': the smaller of the two whose label leaves a margin for the leaf. */
export function ratingsJudgement(
  ratings: readonly TitleFigure[],
  leaf: TitleFigure,
  random: Random,
): Judgement {
  const needed = leaf.amount / usableShare;
  const ranked = ratings.toSorted((one, another) => one.amount - another.amount);
  const right = ranked.find(({ amount }) => amount >= needed);
  const rest = ranked.find((one) => one !== right);
  const slots = { peso: leaf.text, sobra: `${Math.round(needed).toLocaleString('pt-BR')}\u00a0kg` };
  return {
    first:
      right && rest
        ? fillLine(ratedJudgements.pick, {
            ...slots,
            certo: right.text,
            outro: rest.text,
            motivo: rest.amount < right.amount ? ratedJudgements.tooSmall : ratedJudgements.tooBig,
          })
        : fillLine(ratedJudgements.none, slots),
    section: comparison(weightHeading, random),
  };
}

export function weightJudgement(weights: readonly TitleFigure[], random: Random): Judgement {
  return {
    first: alike(weights).map(motorFor).join(' '),
    section: comparison(weightHeading, random),
  };
}

function comparison(heading: string, random: Random) {
  return sectionOf({
    heading,
    isTable: true,
    text: powerJudgements.text.map((line) => fillLine(line)),
    points: rankedPoints(
      powerJudgements.points.map((line) => fillLine(line)),
      random,
    ),
  });
}

function listed({ amount }: TitleFigure) {
  return listedPowers.find((power) => Math.abs(power.amount - amount) < 0.01);
}

function twoPowers(smaller: TitleFigure, bigger: TitleFigure): string {
  const smallerMotor = listed(smaller);
  const biggerMotor = listed(bigger);
  if (smallerMotor === undefined || biggerMotor === undefined)
    return onePower(smallerMotor ? bigger : smaller);
  const between = listedPowers.find(({ amount }) => amount > smaller.amount && amount < bigger.amount);
  const names = { menor: smaller.text, maior: bigger.text };
  return fillLine(powerJudgements.pair, {
    ...names,
    relação: between ? fillLine(powerJudgements.twice, { ...names, meio: between.name }) : '',
    'peso menor': factText(facts[smallerMotor.weight]),
    'peso maior': factText(facts[biggerMotor.weight]),
    'preço menor': factText(facts[smallerMotor.price]),
    'preço maior': factText(facts[biggerMotor.price]),
  });
}

/** The smaller of two motors that has a margin; null if neither has one or a motor is not listed. */
function pickOfTwo(smaller: TitleFigure, bigger: TitleFigure, weight: TitleFigure): string | null {
  const both = [smaller, bigger].flatMap((power) => {
    const motor = listed(power);
    return motor ? [{ power, motor, limit: facts[motor.weight].amount }] : [];
  });
  const right = both.find(({ limit }) => weight.amount <= nearLimit * limit);
  const other = both.find((candidate) => candidate !== right);
  if (right === undefined || other === undefined) return null;
  return fillLine(powerJudgements.pickOfTwo, {
    figura: weight.text,
    certo: right.power.text,
    outro: other.power.text,
    'peso certo': factText(facts[right.motor.weight]),
    'peso outro': factText(facts[other.motor.weight]),
    'preço certo': factText(facts[right.motor.price]),
    'preço outro': factText(facts[other.motor.price]),
  });
}

/** Null unless both motors are listed and the leaf is too heavy for both. */
function refusalOfBoth(smaller: TitleFigure, bigger: TitleFigure, weight: TitleFigure): string | null {
  const smallerMotor = listed(smaller);
  const biggerMotor = listed(bigger);
  if (smallerMotor === undefined || biggerMotor === undefined) return null;
  if (weight.amount <= facts[biggerMotor.weight].amount) return null;
  const { sobra = weight.text } = slotsOfFigure(weight);
  return fillLine(powerJudgements.failsBoth, {
    menor: smaller.text,
    maior: bigger.text,
    'peso menor': factText(facts[smallerMotor.weight]),
    'peso maior': factText(facts[biggerMotor.weight]),
    figura: weight.text,
    sobra,
    certo: motorFor(weight),
  });
}

/** What to say about a power that the price list does not have; null for one that it has. */
export function powerBeyond(power: TitleFigure): string | null {
  return listed(power) ? null : fillLine(powerJudgements.unlisted, { figura: power.text });
}

function onePower(power: TitleFigure): string {
  const motor = listed(power);
  if (motor === undefined) return fillLine(powerJudgements.unlisted, { figura: power.text });
  return fillLine(powerJudgements.one, {
    figura: power.text,
    peso: factText(facts[motor.weight]),
    preço: factText(facts[motor.price]),
  });
}

function enough(power: TitleFigure, weight: TitleFigure): string {
  const motor = listed(power);
  if (motor === undefined) return motorFor(weight);
  const limit = facts[motor.weight].amount;
  const slots = { potência: power.text, peso: factText(facts[motor.weight]), figura: weight.text };
  if (weight.amount > limit) {
    const { sobra = weight.text } = slotsOfFigure(weight);
    return fillLine(powerJudgements.fails, { ...slots, sobra, certo: motorFor(weight) });
  }
  return weight.amount > nearLimit * limit
    ? fillLine(powerJudgements.holds, {
        ...slots,
        certo: fillLine(bandOf(weight)?.next ?? weightBeyond, { figura: weight.text }),
      })
    : fillLine(powerJudgements.holdsWell, slots);
}

function motorFor(weight: TitleFigure): string {
  return motorAtLimit(weight) ?? fillLine(bandOf(weight)?.text ?? weightBeyond, { figura: weight.text });
}

/** Weights for which the same is to be said, as one: '400 kg ou 500 kg'. */
function alike(weights: readonly TitleFigure[]): TitleFigure[] {
  const groups = Map.groupBy(weights, (weight) => motorFor({ ...weight, text: '' }));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const texts = new Set([first, ...others].map(({ text }) => text));
    return [{ ...first, text: enumerate([...texts], 'ou') }];
  });
}

/** What to say about a weight without a margin: take the next size. Null if there is a margin. */
export function motorAtLimit(weight: TitleFigure): string | null {
  const band = bandOf(weight);
  if (band === undefined || weight.amount <= nearLimit * facts[band.upTo].amount) return null;
  const slots = { ...slotsOfFigure(weight), figura: weight.text };
  return [band.limit, band.next].map((line) => fillLine(line, slots)).join(' ');
}

/** From this share of its limit on, a motor has no margin for a sheet of steel or a tired spring. */
export const nearLimit = 0.9;

function bandOf({ amount }: TitleFigure) {
  return weightJudgements.find(({ upTo }) => amount <= facts[upTo].amount);
}
