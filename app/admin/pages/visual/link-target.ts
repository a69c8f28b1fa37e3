/** Where a typed link leads, by the rule of the sanitiser. */
import { allowedLink } from '#domain/pages/sanitize-page-html.ts';

/**
 * @param origin of the site: an address of its own becomes a path
 * @returns null for what a page may not link to
 */
export function linkTarget(typed: string, origin: string): string | null {
  const text = typed.trim();
  const address = /^www\.\S+$/i.test(text) ? `https://${text}` : text;
  if (/\s/.test(address)) return null;
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return allowedLink(own)?.href ?? null;
}
