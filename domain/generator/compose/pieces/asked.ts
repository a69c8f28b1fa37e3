import type { Aspect, FaultId } from '#content/generator/subject.ts';
import type { TitleQuery } from '#domain/generator/likeness/query.ts';

/** What a title asks of the pieces of a subject. */
export interface Asked {
  aspects: readonly Aspect[];
  faults: readonly FaultId[];
  /** What the title and its answer are about. */
  query: TitleQuery;
  /** The words beyond the title's subject and question. Another subject lends only pieces about these. */
  lent: TitleQuery;
  /** The words of the title alone, by which a piece is judged to fit. */
  open: TitleQuery;
  /** The page has a direct answer, so that only pieces about the words of the title fit. */
  isAnswered: boolean;
  /** The title names a brand, a model or a figure besides its subject. */
  isNarrow: boolean;
  /** The aspects follow from a complaint: no word of the title asks them. */
  isImplied: boolean;
}
