import type { Fault } from '#content/generator/subject.ts';
import { coverage } from '#domain/generator/likeness/query.ts';
import { type Random, shuffled } from '#domain/generator/random.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { Opening } from './compose-opening.ts';
import { type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { fillLine } from './wording/fill-line.ts';

/** @param saysTechnician false if the opening has said what the technician does, or if none of ours comes */
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

/** A list of at least so many points counts as a list of causes. */
const fewestCauses = 3;

/**
 * The sections that answer a complaint. If its own answer lists the causes, the passage about the fault would list them
 * again, so only its warning and its link are taken.
 */
export function complaintSections(
  { first: said, second, sections: answering }: Pick<Opening, 'first' | 'second' | 'sections'>,
  fault: Fault,
  { direct, query }: Pick<TitleMeaning, 'direct' | 'query'>,
  random: Random,
): ComposedSection[] {
  const [first, ...rest] = answering;
  if (first === undefined || first.points.length < fewestCauses) {
    const saysTechnician = second !== fillLine(fault.technician);
    return [...answering, faultSection(fault, { saysTechnician }, random)];
  }
  // An answer with a warning or a link of its own needs neither from the fault, which may be a different one.
  const isWarned = direct !== null && warns.test([said, ...first.text].join(' '));
  const isLinked =
    direct !== null && (direct.further !== undefined || coverage(query, fault.more) < tellingLink);
  const further = [...(isWarned ? [] : [fault.careful]), ...(isLinked ? [] : [fault.more])];
  const after = [
    ...first.after,
    ...(further.length > 0 ? [further.map((line) => fillLine(line)).join(' ')] : []),
  ];
  return [{ ...first, after }, ...rest];
}

const warns =
  /(?<!\p{L})(?:desligue|desligado|afaste|calce|escore|pare de|não (?:se )?(?:force|mova|toque|passe|abra|solte|aumente|insista|mexa|use|ligue|religue|destrave|ponha|cole|teste|encoste|tente|acione|empurre|segure|una|corte))(?!\p{L})/iu;

/** The share of the title that the link of a fault must cover next to the title's own answer. */
const tellingLink = 0.12;
