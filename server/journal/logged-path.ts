/**
 * The path to log. The search redirects an unknown phrase to `/{its words}`, which redirects to the home page. The
 * visitor typed those words, and /privacidade promises that they are never stored.
 */
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';

/** Logged instead of an unknown path of a single word, because a visitor may have typed the word. */
export const anyWord = '/:slug';
const singleWord = /^\/+([^/]+)\/*$/;

/**
 * @param status null if the client disconnected before it was known
 * @returns the path, or `anyWord` for a single word that is neither a page or file nor the first word of a route
 */
export function loggedPath(path: string, status: number | null): string {
  const isFound = status !== null && (status < 300 || status === 304);
  if (isFound) return path;
  const word = singleWord.exec(path)?.[1];
  return word === undefined || reservedSlugs.has(word) ? path : anyWord;
}
