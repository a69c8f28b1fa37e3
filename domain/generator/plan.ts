/** How much the creativity slider asks for: sections, bullets and questions grow at 20, 40, 50 and 60 (SPEC.md section 9). */

export interface PagePlan {
  sections: number;
  /** Sentences of a section's opening paragraph. */
  sentences: number;
  bullets: number;
  questions: number;
}

const plans: readonly (PagePlan & { from: number })[] = [
  { from: 60, sections: 6, sentences: 4, bullets: 7, questions: 7 },
  { from: 50, sections: 5, sentences: 4, bullets: 6, questions: 6 },
  { from: 40, sections: 4, sentences: 4, bullets: 5, questions: 5 },
  { from: 20, sections: 3, sentences: 3, bullets: 4, questions: 4 },
];

const shortest: PagePlan = { sections: 2, sentences: 3, bullets: 3, questions: 3 };

/** @param creativity from 0 to 100 */
export function planFor(creativity: number): PagePlan {
  return plans.find(({ from }) => creativity >= from) ?? shortest;
}
