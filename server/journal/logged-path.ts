/**
 * The path to log. The search redirects an unknown phrase to `/{its words}`, which redirects to the home page. The
 * visitor typed those words, so they must not be logged. The address of a preview is left out because anybody who knows
 * it may read the draft.
 */
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';

/** Logged instead of an unknown path of a single word, because a visitor may have typed the word. */
export const anyWord = '/:slug';
/** Matches any spelling of the path: no other address has a segment like it. */
const previewToken = /\/[0-9a-f]{32}(?![0-9a-z])/i;
const singleWord = /^\/+([^/]+)\/*$/;

/** @returns the path without the token of a preview */
export function withoutToken(path: string): string {
  return path.replace(previewToken, '/:token');
}

/**
 * @param status null if the client disconnected before it was known
 * @returns the path without the token of a preview, or `anyWord` for a single word that is not a page, a file or the
 * first word of a route
 */
export function loggedPath(path: string, status: number | null): string {
  const tokenless = withoutToken(path);
  const isFound = status !== null && (status < 300 || status === 304);
  if (isFound || tokenless !== path) return tokenless;
  const word = singleWord.exec(path)?.[1];
  return word === undefined || reservedSlugs.has(word) ? path : anyWord;
}
