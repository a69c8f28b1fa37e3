/**
 * How long a page is at each creativity. Sections, list items and questions grow at 20, 40, 50 and 60
 * (docs/specification/generator.md#creativity).
 */

export interface PagePlan {
  /** Besides the one about the place of the title. */
  sections: number;
  /** Paragraphs of a section, besides its list. */
  paragraphs: number;
  bullets: number;
  questions: number;
}

const plans: readonly (PagePlan & { from: number })[] = [
  { from: 60, sections: 6, paragraphs: 2, bullets: 5, questions: 5 },
  { from: 50, sections: 5, paragraphs: 2, bullets: 4, questions: 4 },
  { from: 40, sections: 4, paragraphs: 2, bullets: 3, questions: 3 },
  { from: 20, sections: 3, paragraphs: 1, bullets: 2, questions: 2 },
];

const shortest: PagePlan = { sections: 2, paragraphs: 1, bullets: 1, questions: 1 };

/** @param creativity from 0 to 100 */
export function planFor(creativity: number): PagePlan {
  return plans.find(({ from }) => creativity >= from) ?? shortest;
}
