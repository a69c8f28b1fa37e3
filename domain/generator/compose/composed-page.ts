import { type Random, shuffled } from '#domain/generator/random.ts';

/** A page before its length is decided: everything it could say, the most important first, as text with links. */
export interface ComposedPage {
  /** The opening paragraphs. */
  lead: readonly string[];
  sections: readonly ComposedSection[];
  /** The section about the place of the title. A page of any length has it, after the other sections. */
  place: ComposedSection | null;
  /** Whether that section comes first, because it says something specific to the place. */
  isPlaceFirst?: boolean;
  questionsHeading: string;
  questions: readonly { question: string; answer: string }[];
  closing: readonly string[];
  /** Descriptions for search engines, the best first. */
  descriptions: readonly string[];
}

export interface ComposedSection {
  heading: string;
  /** The first is always on the page. */
  text: readonly string[];
  points: readonly RankedPoint[];
  /** All of them are always on the page. */
  steps: readonly string[];
  /** A short page leaves its paragraphs out: the list and what follows it say enough. */
  isListEnough: boolean;
  /** The list is a comparison, and stays whole even if the page has said some of it. */
  isTable: boolean;
  /** Paragraphs after the list. They are always on the page. */
  after: readonly string[];
}

/** A list item. A short page takes those of the lowest ranks, in the order of the list. */
export interface RankedPoint {
  text: string;
  rank: number;
}

/**
 * Maps the sections in the order in which the page is read, for work that depends on what came before.
 * @param ofPlace maps the section about the place
 */
export function mapSections<Mapped>(
  { sections, place, isPlaceFirst }: Pick<ComposedPage, 'sections' | 'place' | 'isPlaceFirst'>,
  ofPlace: (section: ComposedSection) => ComposedSection,
  ofOther: (section: ComposedSection, index: number) => Mapped,
): { sections: Mapped[]; place: ComposedSection | null } {
  const placeInFront = place && isPlaceFirst ? ofPlace(place) : null;
  const mapped = sections.map(ofOther);
  return { sections: mapped, place: placeInFront ?? (place && ofPlace(place)) };
}

/** Gives each item a rank by the seed, so that short pages on one subject differ. */
export function rankedPoints(texts: readonly string[], random: Random): RankedPoint[] {
  const order = shuffled(texts, random);
  return texts.map((text) => ({ text, rank: order.indexOf(text) }));
}

export function sectionOf(
  section: Partial<ComposedSection> & Pick<ComposedSection, 'heading'>,
): ComposedSection {
  return { text: [], points: [], steps: [], isListEnough: false, isTable: false, after: [], ...section };
}
