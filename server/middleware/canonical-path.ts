/**
 * One address a page: letter case, doubled and trailing slashes, and letters written as `%61` make no second one.
 * What follows may then compare paths as they stand; the rules of the administrator's area depend on it.
 */
import type { MiddlewareHandler } from 'hono';

/** Moves a reader to the page's own address, and the query with them. */
export function canonicalPath(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const canonical = canonicalForm(pathname);
    if (canonical === pathname) return next();
    // One slash and no second one: this cannot lead to another site.
    return context.redirect(canonical + search, 301);
  };
}

/** @param path as it came in, still percent-encoded */
export function canonicalForm(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map(escapeStrayPercent).join('/')}`
    .replace(/%[0-9a-f]{2}/gi, unescapeUnreserved)
    .replace(/(%[0-9A-F]{2})|[A-Z]/g, (found, encoded) => encoded ?? found.toLowerCase());
}

/** What does not decode is taken as it was typed, so that nothing further in has to expect it. */
function escapeStrayPercent(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return segment.replaceAll('%', '%25');
  }
}

/** RFC 3986, 6.2.2: letters, digits and `-._~` are the same character with and without the escape. */
function unescapeUnreserved(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
}
