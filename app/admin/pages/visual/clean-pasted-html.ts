/** What is pasted, reduced to what a page may hold before a browser's parser meets it. */
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';

/** A `b` that is not bold is how Google Docs wraps what it copies. */
const boldTag = /<b(?=[\s>])(?![^>]*font-weight:\s*normal)[^>]*>([\s\S]*?)<\/b>/gi;
const italicTag = /<(\/?)i(?=[\s>])[^>]*>/gi;

export function cleanPastedHtml(html: string): string {
  // Copied in this editor; the editor's own parser drops what it does not know. A foreign copy may bring styles, which
  // the policy would report as soon as they are parsed.
  if (html.includes('data-pm-slice') && !/\s(style|on[a-z]+)\s*=/i.test(html)) return html;
  return sanitizePageHtml(html.replace(boldTag, '<strong>$1</strong>').replace(italicTag, '<$1em>'));
}
