import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { SubjectSection } from '#content/generator/subject.ts';
import type { Random } from '#domain/generator/random.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import { type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { fillLine } from './wording/fill-line.ts';

/** The answer, with its first paragraph for a place if the title names one that we serve. */
export function answerAt(direct: DirectAnswer, place: NamedPlace | null): DirectAnswer {
  if (direct.answerAtPlace === undefined || place === null || !isServedPlace(place)) return direct;
  return { ...direct, answer: direct.answerAtPlace.map((line) => fillLine(line, { onde: place.where })) };
}

/** @returns null if the answer has no description, or another first paragraph for the place */
export function descriptionAt(direct: DirectAnswer, place: NamedPlace | null): string | null {
  const isOwn = answerAt(direct, place) === direct;
  return isOwn && direct.description !== undefined ? fillLine(direct.description) : null;
}

/** The section that every direct answer has, and its further ones. */
export function directSections(
  { heading, text, points, sections = [] }: DirectAnswer,
  streams: (name: string) => Random,
): ComposedSection[] {
  return [
    writtenSection({ heading, text, ...(points ? { points } : {}) }, streams('direct section')),
    ...sections.map((section) => writtenSection(section, streams(section.heading))),
  ];
}

/** A hand-written section with its slots filled. */
export function writtenSection(
  { heading, text, points = [], steps = [] }: Omit<SubjectSection, 'aspect'>,
  random: Random,
): ComposedSection {
  const fill = (lines: readonly string[]) => lines.map((line) => fillLine(line));
  return sectionOf({
    heading: fillLine(heading),
    text: fill(text),
    points: rankedPoints(fill(points), random),
    steps: fill(steps),
  });
}
