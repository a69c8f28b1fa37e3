/** Turns a typed address into a link that the sanitiser allows. */
import { allowedLink } from '#domain/pages/sanitize-page-html.ts';

/**
 * @param origin the origin of this site; an address that begins with it becomes a path
 * @returns null if a page may not link to it
 */
export function linkTarget(typed: string, origin: string): string | null {
  const text = typed.trim();
  const address = /^www\.\S+$/i.test(text) ? `https://${text}` : text;
  if (/\s/.test(address)) return null;
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return allowedLink(own)?.href ?? null;
}
