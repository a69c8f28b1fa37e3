/**
 * The three rules that turn a text into a URL segment (docs/specification/addresses.md#slug-rules), and the reverse.
 */
import { foldText } from './fold-text.ts';

/** For places and topics: lower case, no accents, hyphens for white space. Nothing else is dropped. */
export function slugFromName(name: string): string {
  return foldText(name).trim().replace(/\s+/g, '-');
}

/**
 * Makes the slug of a generated page: also drops everything but letters, digits, underscores and hyphens, and collapses
 * hyphens.
 * @returns `''` if no character of the title can appear in a slug
 */
export function slugFromTitle(title: string): string {
  return foldText(title)
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Makes the slug of a problem search: drops all punctuation, hyphens included.
 * @returns `''` if there is nothing to search for
 */
export function slugFromSearch(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/**
 * `vila-sao-jose` becomes `Vila Sao Jose`: a name for a place or topic the site does not know.
 * @returns `''` if the slug contains neither a letter nor a digit
 */
export function titleFromSlug(slug: string): string {
  if (!/[\p{L}\p{N}]/u.test(slug)) return '';
  return slug
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
