/** The three slug rules of SPEC.md (sections 2 and 5), each under its own name, and the way back. */
import { foldText } from './fold-text.ts';

/** Topics and cities: lower case, whitespace to hyphens, accents removed. */
export function slugFromName(name: string): string {
  return foldText(name).trim().replace(/\s+/g, '-');
}

/** Generated pages: as above, non-word characters removed, repeated hyphens collapsed. */
export function slugFromTitle(title: string): string {
  return foldText(title)
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Problem search: trimmed, punctuation dropped, whitespace runs to hyphens. */
export function slugFromSearch(words: string): string {
  return foldText(words)
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

const smallWords = new Set([
  'a',
  'as',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'no',
  'para',
  'por',
]);

/** `jardim-das-flores` → `Jardim das Flores`: the best name for a slug nobody knows. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word, index) =>
      index > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
