/**
 * The path as the log may hold it. The search sends a phrase it does not know to the address of its words, which
 * leads home from there: the visitor typed those words, and /privacidade promises that they are written down nowhere.
 */
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';

/** Stands in the log for a single word at the root that may have been typed. */
export const anyWord = '/:slug';
const singleWord = /^\/+([^/]+)\/*$/;

/**
 * @param status null when the client hung up before it was known
 * @returns the path, unless it is one word that neither was answered as a page or file nor begins a route
 */
export function loggedPath(path: string, status: number | null): string {
  const isAnswered = status !== null && (status < 300 || status === 304);
  if (isAnswered) return path;
  const word = singleWord.exec(path)?.[1];
  return word === undefined || reservedSlugs.has(word) ? path : anyWord;
}
