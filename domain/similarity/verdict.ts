/** The gate's verdicts on a page, and their thresholds (docs/specification/gate.md#verdicts). */
export type Verdict = 'ok' | 'aviso' | 'retida';

/** From this similarity on, a page counts as similar to another. */
export const similarFrom = 0.55;
/** From this similarity on, it counts as the same page in other words. */
export const duplicateFrom = 0.85;
/** A page with fewer words of its own is thin. */
export const minOwnWords = 120;

export interface Findings {
  /** To the most similar page, 0 to 1. */
  similarity: number;
  ownWords: number;
  /** Whether a hand-written page answers the same search. */
  isAnswered: boolean;
}

export function verdictOf({ similarity, ownWords, isAnswered }: Findings): Verdict {
  if (isAnswered || isThin(ownWords) || similarity >= duplicateFrom) return 'retida';
  return similarity >= similarFrom ? 'aviso' : 'ok';
}

export function isThin(ownWords: number): boolean {
  return ownWords < minOwnWords;
}
