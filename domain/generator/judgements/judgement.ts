import type { ComposedSection } from '#domain/generator/compose/composed-page.ts';

/** The answer to a title that compares, or that names a model. */
export interface Judgement {
  /** The first paragraph. */
  first: string;
  section: ComposedSection;
}
