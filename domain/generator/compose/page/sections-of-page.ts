/** Chooses the sections of a page: those that its title decides, and those that subjects lend to it. */
import type { SubjectSection } from '#content/generator/subject.ts';
import type { ComposedSection } from '#domain/generator/compose/composed-page.ts';
import { writtenSection } from '#domain/generator/compose/direct-section.ts';
import { complaintSections } from '#domain/generator/compose/fault-section.ts';
import {
  causeAspects,
  isFullAtPlace,
  isWholePage,
  maxFurtherSections,
  minFurtherSections,
  newMotorWords,
  withExtra,
  withoutNewMotor,
} from '#domain/generator/compose/page-extent.ts';
import { withoutSecondSteps } from '#domain/generator/compose/page-matter.ts';
import { type Lender, rankedSections } from '#domain/generator/compose/pieces/choose-pieces.ts';
import { isGateOfPart } from '#domain/generator/compose/pieces/gate-of-title.ts';
import { lendersFor } from '#domain/generator/compose/pieces/lenders.ts';
import { isGeneral } from '#domain/generator/title/find-subjects.ts';
import type { PageBasis, Piece, Streams } from './page-basis.ts';

export interface SectionChoice {
  /** The sections that the title decides: its answer or its fault, its brand and its figures. */
  decided: readonly ComposedSection[];
  /** The sections that subjects lend, the best first. */
  ranked: readonly SubjectSection[];
  lenders: readonly Lender[];
  /** The most sections to add to the decided ones. */
  most: number;
  /** Whether the page is at a place that we serve, and the decided sections are enough there. */
  isFull: boolean;
}

export function chooseSections(basis: PageBasis, streams: Streams): SectionChoice {
  const { meaning, main, asked, fault, brand, figures, opening, isComplaint, isRepair, isServed } = basis;
  const figureSections = opening.sections.length > 0 ? [] : figures.flatMap(({ section }) => section ?? []);
  const own = opening.sections.length + (fault ? 1 : 0) + brand.sections.length + figureSections.length;
  const lenders = lendersFor(main, basis.others, asked.aspects);
  const least = minFurtherSections(meaning, fault, asked, own);
  const possible = rankedSections(lenders, asked, { least, isAlone: own === 0 }, streams('sections')).filter(
    basis.isShown,
  );
  const listsCauses = ({ aspect, points }: SubjectSection) =>
    causeAspects.includes(aspect) && points !== undefined;
  const serving = possible.filter(
    (section) =>
      basis.mayAppear(section) &&
      !(isRepair && newMotorWords.test(section.heading)) &&
      !((isComplaint || brand.listsRepairs) && listsCauses(section)),
  );
  // A section that does not serve the reader is better than none.
  const isWithoutSections = serving.length === 0 && own === 0 && !isServed;
  return {
    decided: [
      ...(fault ? complaintSections(opening, fault, meaning, streams('fault')) : opening.sections),
      ...brand.sections.slice(0, 1),
      ...figureSections,
    ],
    ranked: withoutSecondSteps(isWithoutSections ? possible.slice(0, 1) : serving),
    lenders,
    most: maxFurtherSections(meaning, fault, asked, own),
    isFull: isFullAtPlace(meaning, fault, own),
  };
}

/**
 * @param isNew whether the page has not used the piece in its opening
 * @returns all sections that the page could show, in order
 */
export function writeSections(
  basis: PageBasis,
  choice: SectionChoice,
  isNew: (piece: Piece) => boolean,
  streams: Streams,
): ComposedSection[] {
  const { decided, ranked, most } = choice;
  const written = (section: SubjectSection) =>
    writtenSection(basis.isRepair ? withoutNewMotor(section) : section, streams(section.heading));
  const sections = [...decided, ...ranked.filter(isNew).slice(0, most).map(written)];
  const extra = [
    ...basis.brand.sections.slice(1),
    ...ofOtherSubjects(basis, choice, isNew, streams).map(written),
  ];
  return withExtra(sections, extra, Math.max(1, basis.opening.sections.length));
}

function ofOtherSubjects(
  { meaning, main, others, asked, fault, isComplaint, mayAppear }: PageBasis,
  { ranked, most, isFull }: SectionChoice,
  isNew: (piece: Piece) => boolean,
  streams: Streams,
): SubjectSection[] {
  if (isWholePage(meaning) || isFull || most === 0) return [];
  // The gate that carries a part is left out.
  const welcome = others.filter((other) => !isGateOfPart(main, other) && !(isComplaint && isGeneral(other)));
  return welcome.flatMap(({ id, subject }) =>
    rankedSections(
      [{ subject, distance: 0 }],
      asked,
      // Next to a direct answer, only pieces that mention the words of the title fit.
      { least: asked.isAnswered ? 0 : 2, isAlone: !asked.isAnswered },
      streams(id),
    )
      // The first of the ranked sections are on the page already.
      .filter((section) => mayAppear(section) && isNew(section) && !ranked.slice(0, 3).includes(section))
      // After a complaint a building takes two: how its quote comes about, and what to do or note until the visit.
      .slice(0, fault && id === 'portao-de-condominio' ? 2 : 1),
  );
}
