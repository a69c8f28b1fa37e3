/** Where a visit came from, in one short word that says nothing about the visitor. */

export const directSource = 'direto';
export const adSource = 'google-ads';
/** Replaces a source that must not be stored, and any that exceed the limit of a day. */
export const otherSource = 'outras';

export const sourceLength = 40;

/** The source of visits by a printed link begins with this word. */
export const printedSource = 'qr';

/** Google adds one of these to the address of an advertisement. */
const adMarks = ['gclid', 'gbraid', 'wbraid'];

/** The form of a campaign's or a host's name. Anything else may be somebody's address or number. */
const harmless = /^[a-z][a-z0-9._-]*$/;
const manyDigits = /\d{5}/;

export interface Arrival {
  /** The address of the page, with its query; null if the browser withholds it. */
  pageUrl: string | null;
  /** The host of the page that led here, as the visitor's browser names it. */
  referrerHost: string | null;
  ownHost: string;
}

/** @returns null for a page that was reached from another page of this site */
export function sourceOf({ pageUrl, referrerHost, ownHost }: Arrival): string | null {
  const query = queryOf(pageUrl);
  if (adMarks.some((mark) => query.has(mark))) return adSource;
  const campaign = query.get('utm_source');
  if (campaign !== null && campaign.trim() !== '') return plainSource(campaign);
  if (referrerHost === null || referrerHost === '') return directSource;
  if (referrerHost === ownHost) return null;
  return plainSource(referrerHost.replace(/^www\./, '').replace(/:\d+$/, ''));
}

function queryOf(pageUrl: string | null): URLSearchParams {
  return pageUrl !== null && URL.canParse(pageUrl) ? new URL(pageUrl).searchParams : new URLSearchParams();
}

function plainSource(text: string): string {
  const source = text.trim().toLowerCase();
  const isPlain = source.length <= sourceLength && harmless.test(source) && !manyDigits.test(source);
  return isPlain ? source : otherSource;
}
