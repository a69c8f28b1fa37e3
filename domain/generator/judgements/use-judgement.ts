import { facts } from '#content/facts.ts';
import {
  openingJudgements,
  secondJudgements,
  voltJudgements,
  warrantyJudgements,
} from '#content/generator/figure-judgements.ts';
import { homeOffers, statorCycles } from '#content/offers.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { rankedPoints, sectionOf } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import type { Random } from '#domain/generator/random.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import type { Judgement } from './judgement.ts';

/** The share of a day's openings that fall into its busiest hour. */
const peakShare = 1 / 4;

interface Passage {
  heading: string;
  text: readonly string[];
  points?: readonly string[];
  after?: string;
}

function judgementOf(
  first: string,
  { heading, text, points = [], after }: Passage,
  random: Random,
): Judgement {
  const fill = (lines: readonly string[]) => lines.map((line) => fillLine(line));
  return {
    first,
    section: sectionOf({
      heading,
      text: fill(text),
      points: rankedPoints(fill(points), random),
      after: after === undefined ? [] : [fillLine(after)],
    }),
  };
}

/**
 * @param isJoined whether the title connects two voltages, as '220 V em 127 V', and does not ask which, as '127 V ou
 * 220 V'
 */
export function voltJudgement(isJoined: boolean, random: Random): Judgement {
  return judgementOf(
    fillLine(isJoined ? voltJudgements.mismatch : voltJudgements.choice),
    voltJudgements,
    random,
  );
}

export function secondJudgement(figure: TitleFigure, random: Random): Judgement {
  const kit = homeOffers.find(({ seconds }) => seconds === figure.amount);
  const first = kit
    ? fillLine(secondJudgements.exact, {
        figura: figure.text,
        kit: kit.name,
        preço: factText({ ...facts['kit.padrao'], amount: kit.price }),
        condição: fillLine(secondJudgements.conditions[kit.name]),
      })
    : fillLine(secondJudgements.between, { figura: figure.text });
  return judgementOf(first, secondJudgements, random);
}

/** The openings of the busiest hour, if there are so many a day or, with `isAnHour`, so many in that hour. */
export function peakOf(amount: number, isAnHour: boolean): number {
  return isAnHour ? amount : Math.max(1, Math.round(amount * peakShare));
}

function statorBand(cyclesAnHour: number): 'thin' | 'limit' | 'robust' | 'beyond' {
  const { thin, robust } = statorCycles;
  if (cyclesAnHour <= thin.from) return 'thin';
  if (cyclesAnHour <= thin.to) return 'limit';
  return cyclesAnHour <= robust.to ? 'robust' : 'beyond';
}

/**
 * @param isAnHour whether the figure is already that of the busiest hour
 * @param power of the motor, if the title gives it
 */
export function openingJudgement(
  figure: TitleFigure,
  isAnHour: boolean,
  random: Random,
  power?: TitleFigure,
): Judgement {
  const peak = peakOf(figure.amount, isAnHour);
  const band = statorBand(peak);
  const judgement = openingJudgements[band];
  if (power !== undefined)
    return judgementOf(
      fillLine(openingJudgements.ofPower[isAnHour ? 'hour' : 'day'], {
        potência: power.text,
        veredito: openingJudgements.ofPower[band],
        figura: figure.text,
        pico: String(peak),
        juízo: judgement,
      }),
      openingJudgements,
      random,
    );
  return judgementOf(
    fillLine(isAnHour ? openingJudgements.leadOfHour : openingJudgements.lead, {
      figura: figure.text,
      pico: String(peak),
      juízo: judgement,
    }),
    openingJudgements,
    random,
  );
}

export function warrantyJudgement({ amount, text }: TitleFigure, random: Random): Judgement {
  const { guide, list, kit, other } = warrantyJudgements;
  const lines = [
    { years: facts['guide.warranty'].amount, line: guide },
    { years: facts['motor.warranty'].amount, line: list },
    { years: facts['kit.warranty'].amount, line: kit },
  ];
  const line = lines.find(({ years }) => years === amount)?.line ?? other;
  return judgementOf(fillLine(line, { figura: text }), warrantyJudgements, random);
}
