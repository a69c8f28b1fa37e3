/** Reduces pasted HTML to what a page may contain, before the browser's own parser reads it. */
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';

/** Except a `b` that is not bold, which Google Docs wraps around whatever it copies. */
const boldTag = /<b(?=[\s>])(?![^>]*font-weight:\s*normal)[^>]*>([\s\S]*?)<\/b>/gi;
const italicTag = /<(\/?)i(?=[\s>])[^>]*>/gi;

export function cleanPastedHtml(html: string): string {
  // Copied in this editor, whose parser drops whatever it does not know. Any other ProseMirror editor leaves the same
  // sign, and its styles would break the policy as soon as a browser parses them.
  if (html.includes('data-pm-slice') && !/\s(style|on[a-z]+)\s*=/i.test(html)) return html;
  return sanitizePageHtml(html.replace(boldTag, '<strong>$1</strong>').replace(italicTag, '<$1em>'));
}
