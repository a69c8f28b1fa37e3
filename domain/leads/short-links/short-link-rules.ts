/** Rules for a short link: an address to print, which leads to a page. Its visits have a source of their own. */
import type { NotOneRow } from '#domain/expected-rows.ts';
import { codeLength, newPageCode } from '#domain/leads/page-code.ts';
import { printedSource, sourceLength } from '#domain/leads/visit-source.ts';
import { slugFromTitle } from '#domain/slug.ts';

export const shortLinkLabelLength = 60;

export type ShortLinkFailure =
  | { code: 'label_missing' }
  | { code: 'label_too_long' }
  | { code: 'unknown_page' }
  | NotOneRow;

export function shortLinkPath(code: string): string {
  return `/q/${code}`;
}

/** @returns the source of visits by this link, such as `qr-adesivo-da-van` */
export function sourceOfShortLink(label: string): string {
  // The counter refuses long numbers, which may identify somebody, so those of a label are split by a hyphen.
  const words = slugFromTitle(label).replace(/\d{4}(?=\d)/g, '$&-');
  return `${printedSource}-${words}`.slice(0, sourceLength).replace(/-+$/, '');
}

/**
 * The code has the full length, so that it is not mistaken for the code of a page, which is shorter until there are many
 * pages.
 */
export function newShortLinkCode(random: () => number): string {
  return newPageCode(codeLength.max, random);
}
