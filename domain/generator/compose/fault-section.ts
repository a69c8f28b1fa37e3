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

/** A list of causes. */
const fewestCauses = 3;

/**
 * The sections that answer a complaint. If its own answer lists the causes, the passage on the fault would list them a
 * second time, so only what not to touch and the page to read on are taken from it.
 */
export function complaintSections(
  answering: readonly ComposedSection[],
  fault: Fault,
  options: { saysTechnician: boolean },
  random: Random,
): ComposedSection[] {
  const [first, ...rest] = answering;
  if (first === undefined || first.points.length < fewestCauses)
    return [...answering, faultSection(fault, options, random)];
  const after = [...first.after, `${fillLine(fault.careful)} ${fillLine(fault.more)}`];
  return [{ ...first, after }, ...rest];
}
