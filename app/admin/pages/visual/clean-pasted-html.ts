/** Reduces pasted HTML to what a page may contain, before the browser's own parser reads it. */
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';

/** Does not match a `b` with a normal weight, which Google Docs wraps around whatever it copies. */
const boldTag = /<b(?=[\s>])(?![^>]*font-weight:\s*normal)[^>]*>([\s\S]*?)<\/b>/gi;
const italicTag = /<(\/?)i(?=[\s>])[^>]*>/gi;

export function cleanPastedHtml(html: string): string {
  // Copied in this editor, whose parser drops whatever it does not know. Every other ProseMirror editor leaves the same
  // mark, but its styles would violate the content security policy as soon as a browser parses them.
  if (html.includes('data-pm-slice') && !/\s(style|on[a-z]+)\s*=/i.test(html)) return html;
  return sanitizePageHtml(html.replace(boldTag, '<strong>$1</strong>').replace(italicTag, '<$1em>'));
}
