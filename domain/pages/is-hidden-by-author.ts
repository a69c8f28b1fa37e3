import type { GeneratedPageRow } from '#database/schema.ts';

/** Whether the author asked search engines not to list the page, rather than the gate holding it back. */
export function isHiddenByAuthor({
  is_noindex,
  hold_reason = null,
}: Pick<GeneratedPageRow, 'is_noindex'> & Partial<Pick<GeneratedPageRow, 'hold_reason'>>): boolean {
  return is_noindex === 1 && hold_reason === null;
}
