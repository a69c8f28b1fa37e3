import type { Fault } from '#content/generator/subject.ts';
import { type Random, shuffled } from '#domain/generator/random.ts';
import { type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { fillLine } from './wording/fill-line.ts';

/** @param saysTechnician unless the opening has said what the technician does, or nobody of ours comes */
export function faultSection(
  { heading, text, points, careful, technician, more }: Fault,
  { saysTechnician }: { saysTechnician: boolean },
  random: Random,
): ComposedSection {
  return sectionOf({
    heading,
    text: shuffled(text, random).map((line) => fillLine(line)),
    points: rankedPoints(
      points.map((line) => fillLine(line)),
      random,
    ),
    isListEnough: true,
    after: saysTechnician
      ? [fillLine(careful), `${fillLine(technician)} ${fillLine(more)}`]
      : [`${fillLine(careful)} ${fillLine(more)}`],
  });
}
