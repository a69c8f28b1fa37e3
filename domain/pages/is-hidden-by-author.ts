import type { GeneratedPageRow } from '#database/schema.ts';

/** Whether search engines are asked not to list a page because its author wants so, and not because the gate holds it. */
export function isHiddenByAuthor({
  is_noindex,
  hold_reason = null,
}: Pick<GeneratedPageRow, 'is_noindex'> & Partial<Pick<GeneratedPageRow, 'hold_reason'>>): boolean {
  return is_noindex === 1 && hold_reason === null;
}
