import { facts } from '#content/facts.ts';
import {
  openingVerdicts,
  secondVerdicts,
  voltVerdicts,
  warrantyVerdicts,
} from '#content/generator/figure-verdicts.ts';
import { homeOffers, statorCycles } from '#content/offers.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { rankedPoints, sectionOf } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import type { TitleFigure } from '#domain/generator/title/find-figures.ts';
import type { Random } from '../random.ts';
import type { Verdict } from './verdict.ts';

/** What falls into the fullest hour of a day. */
const peakShare = 1 / 4;

interface Passage {
  heading: string;
  text: readonly string[];
  points?: readonly string[];
  after?: string;
}

function verdictOf(first: string, { heading, text, points = [], after }: Passage, random: Random): Verdict {
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

/** '220 V em 127 V' would join what must not be joined, '127 V ou 220 V' asks which. */
export function voltVerdict(isJoined: boolean, random: Random): Verdict {
  return verdictOf(fillLine(isJoined ? voltVerdicts.mismatch : voltVerdicts.choice), voltVerdicts, random);
}

export function secondVerdict(figure: TitleFigure, random: Random): Verdict {
  const kit = homeOffers.find(({ seconds }) => seconds === figure.amount);
  const first = kit
    ? fillLine(secondVerdicts.exact, {
        figura: figure.text,
        kit: kit.name,
        preço: factText({ ...facts['kit.padrao'], amount: kit.price }),
        condição: fillLine(secondVerdicts.conditions[kit.name]),
      })
    : fillLine(secondVerdicts.between, { figura: figure.text });
  return verdictOf(first, secondVerdicts, random);
}

export function openingVerdict(figure: TitleFigure, random: Random): Verdict {
  const peak = Math.max(1, Math.round(figure.amount * peakShare));
  const { thin, robust } = statorCycles;
  const judgement =
    peak <= thin.from
      ? openingVerdicts.thin
      : peak <= thin.to
        ? openingVerdicts.limit
        : peak <= robust.to
          ? openingVerdicts.robust
          : openingVerdicts.beyond;
  return verdictOf(
    fillLine(openingVerdicts.lead, { figura: figure.text, pico: String(peak), juízo: judgement }),
    openingVerdicts,
    random,
  );
}

export function warrantyVerdict({ amount, text }: TitleFigure, random: Random): Verdict {
  const line =
    amount === facts['guide.warranty'].amount
      ? warrantyVerdicts.guide
      : amount === facts['motor.warranty'].amount
        ? warrantyVerdicts.list
        : amount === facts['kit.warranty'].amount
          ? warrantyVerdicts.kit
          : warrantyVerdicts.other;
  return verdictOf(fillLine(line, { figura: text }), warrantyVerdicts, random);
}
