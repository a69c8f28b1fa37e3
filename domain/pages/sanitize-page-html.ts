/**
 * The only HTML a generated page may hold (SPEC.md section 5, DESIGN.md 4.10). None of these tags takes raw
 * text or foreign content, so a browser reads the result exactly as it was written here.
 */
import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['p', 'div', 'span', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br'],
];

/** Deeper than any text needs, far less than a browser or a reader's patience allows. */
const maxDepth = 60;

/** More passes than any HTML found so far needs. */
const maxPasses = 8;

/**
 * Taking a forbidden tag out can change how the rest is read (`<p><svg><p>`), so it is repeated until nothing
 * changes; what is clean already takes one pass.
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
    // `rel` is ours alone: the transformation below drops what came and sets its own.
    allowedAttributes: { '*': ['class', 'id'], a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nestingLimit: maxDepth,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: withSafeLink(attribs) }) },
  });
}

function withSafeLink({ href, rel: _, ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const link = href === undefined ? null : parseLink(href);
  if (link === null) return others;
  return { ...others, href: link.href, ...(link.isExternal && { rel: 'noopener noreferrer' }) };
}

/** @returns null for anything but an absolute http(s) address or a path on this site */
function parseLink(value: string): { href: string; isExternal: boolean } | null {
  // Browsers ignore these characters in an address, so `/\t/evil` must be judged as `//evil`.
  const href = value.replace(/[\t\n\r]/g, '').trim();
  if (/^\/(?![/\\])/.test(href)) return { href, isExternal: false };
  if (/^https?:\/\/[^/\\]/i.test(href) && URL.canParse(href)) return { href, isExternal: true };
  return null;
}

/** NUL cannot be stored by PostgreSQL, and no control character but white space has a meaning in HTML. */
function withoutControls(html: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return html.toWellFormed().replace(/[\u0000-\u0008\u000B\u000E-\u001F\u007F]/g, '');
}
