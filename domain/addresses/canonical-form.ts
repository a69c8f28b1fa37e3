/**
 * The canonical spelling of an address, which redirects, rules and the cache compare (docs/specification/addresses.md).
 */

/**
 * A line break in an address comes from a broken link, and no route would match it. It is dropped, as browsers drop one
 * that is not escaped.
 */
const lineBreaks = /%0[AD]|%E2%80%A[89]/gi;

/** @param path as received, percent-encoded */
export function canonicalForm(path: string): string {
  const segments = path.split('/').map((segment) => escapeStrayPercent(segment).replace(lineBreaks, ''));
  return `/${segments.filter((segment) => segment !== '').join('/')}`
    .replace(/%[0-9a-f]{2}/gi, unescapeUnreserved)
    .replace(/(%[0-9A-F]{2})|[A-Z]/g, (found, encoded) => encoded ?? found.toLowerCase());
}

/**
 * Matches what `decodeURIComponent` accepts: the escapes of well-formed UTF-8 (Unicode 17, table 3-7). Calling it would
 * throw for each malformed segment, and a path may have thousands of segments.
 */
const continuation = '%[89AB][0-9A-F]';
const isDecodable = new RegExp(
  `^(?:[^%]|${[
    '%[0-7][0-9A-F]',
    `%(?:C[2-9A-F]|D[0-9A-F])${continuation}`,
    `%E0%[AB][0-9A-F]${continuation}`,
    `%E[1-9A-CEF]${continuation}${continuation}`,
    `%ED%[89][0-9A-F]${continuation}`,
    `%F0%[9AB][0-9A-F]${continuation}${continuation}`,
    `%F[1-3]${continuation}${continuation}${continuation}`,
    `%F4%8[0-9A-F]${continuation}${continuation}`,
  ].join('|')})*$`,
  'i',
);

/** Escapes what cannot be decoded, so that no later code has to expect a malformed path. */
function escapeStrayPercent(segment: string): string {
  return isDecodable.test(segment) ? segment : segment.replaceAll('%', '%25');
}

/** RFC 3986, 6.2.2: letters, digits and `-._~` mean the same with and without the escape. */
function unescapeUnreserved(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
}
