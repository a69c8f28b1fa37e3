import type { ComposedSection } from '#domain/generator/compose/composed-page.ts';

/** The answer to a title that compares things or names a model or a figure. */
export interface Judgement {
  /** The first paragraph. */
  first: string;
  section: ComposedSection;
}
