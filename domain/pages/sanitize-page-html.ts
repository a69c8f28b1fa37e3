/**
 * Restricts HTML to what a generated page may contain (docs/specification/generated-pages.md#sanitising). None of the
 * allowed tags switches a browser's parser to raw text or foreign content, so the browser parses the result as it is
 * written here.
 */
import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['p', 'div', 'span', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br'],
];

/** Deeper than any text needs, and far less than a browser supports. */
const maxDepth = 60;

/** More passes than any HTML found so far needs. */
const maxPasses = 8;

/**
 * Removing a forbidden tag can change how the rest is parsed (`<p><svg><p>`), so this repeats until nothing changes.
 * Clean HTML takes one pass.
 */
export function sanitizePageHtml(html: string): string {
  let current = withoutControls(html);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = sanitizeOnce(current);
    if (next === current) break;
    current = next;
  }
  return current;
}

function sanitizeOnce(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    // The transformation below drops any given `rel` and sets its own.
    allowedAttributes: { '*': ['class', 'id'], a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nestingLimit: maxDepth,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: withSafeLink(attribs) }) },
  });
}

function withSafeLink({ href, rel: _, ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const link = href === undefined ? null : allowedLink(href);
  if (link === null) return others;
  return { ...others, href: link.href, ...(link.isExternal && { rel: 'noopener noreferrer' }) };
}

/** @returns null for anything but an absolute http(s) address or a path on this site */
export function allowedLink(value: string): { href: string; isExternal: boolean } | null {
  // Browsers ignore these characters in an address, so `/\t/evil` must be judged as `//evil`.
  const href = value.replace(/[\t\n\r]/g, '').trim();
  if (/^\/(?![/\\])/.test(href)) return { href, isExternal: false };
  if (/^https?:\/\/[^/\\]/i.test(href) && URL.canParse(href)) return { href, isExternal: true };
  return null;
}

/** PostgreSQL cannot store a NUL, and no other control character except white space has a meaning in HTML. */
function withoutControls(html: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them
  return html.toWellFormed().replace(/[\u0000-\u0008\u000B\u000E-\u001F\u007F]/g, '');
}
