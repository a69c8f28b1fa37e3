/** What a title on one or two models of our brand gets: what the model is, or when the one and when the other. */
import { type ModelNote, modelComparison } from '#content/generator/model-notes.ts';
import { rankedPoints, sectionOf } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import type { Random } from '../random.ts';
import type { Judgement } from './judgement.ts';

/** @param asksWorth whether the title asks if it is worth its price */
export function modelJudgement(
  notes: readonly ModelNote[],
  asksWorth: boolean,
  random: Random,
): Judgement | null {
  const [first, second] = notes;
  if (first === undefined) return null;
  const link = (note: ModelNote) => `[${note.name}](${note.path})`;
  if (second === undefined) {
    return {
      first: [...(asksWorth ? [modelComparison.worth, first.when] : []), first.what]
        .map((line) => fillLine(line, { modelo: first.name }))
        .join(' '),
      section: sectionOf({
        heading: fillLine(modelComparison.oneHeading, { primeiro: first.name }),
        text: [modelComparison.one],
        points: rankedPoints(
          first.points.map((line) => fillLine(line)),
          random,
        ),
        after: [`Dados e desenho estão na página ${link(first)}. ${modelComparison.more}`],
      }),
    };
  }
  const isSame = first.gate === second.gate;
  const points = [...new Set([...first.points, ...second.points])];
  return {
    first: [first.when, second.when].map((line) => fillLine(line)).join(' '),
    section: sectionOf({
      heading: fillLine(modelComparison.heading, { primeiro: first.name, segundo: second.name }),
      text: [isSame ? modelComparison.same : modelComparison.different],
      points: rankedPoints(
        points.map((line) => fillLine(line)),
        random,
      ),
      after: [`${modelComparison.more} Veja também ${link(first)} e ${link(second)}.`],
    }),
  };
}
