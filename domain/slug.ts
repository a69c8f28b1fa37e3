/** The three ways a text becomes a URL segment (SPEC.md sections 2 and 5), and the way back. */
import { foldText } from './fold-text.ts';

/** Places and topics: lower case, no accents, white space turned into hyphens. Nothing else is dropped. */
export function slugFromName(name: string): string {
  return foldText(name).trim().replace(/\s+/g, '-');
}

/**
 * Generated pages: also drops what is neither letter, digit, underscore nor hyphen, and collapses hyphens.
 * @returns `''` when nothing of the title can stand in an address
 */
export function slugFromTitle(title: string): string {
  return foldText(title)
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * What a visitor typed into the problem search: punctuation goes, hyphens included.
 * @returns `''` when there is nothing to search for
 */
export function slugFromSearch(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/**
 * `vila-sao-jose` becomes `Vila Sao Jose`: the name of a place or topic nobody described.
 * @returns `''` where there is neither a letter nor a digit to make a name of
 */
export function titleFromSlug(slug: string): string {
  if (!/[\p{L}\p{N}]/u.test(slug)) return '';
  return slug
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
