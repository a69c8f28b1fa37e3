/** Converts the text of the list's search to a filter of the REST API. */
import { slugFromTitle } from '#domain/slug.ts';

/**
 * Matches the text anywhere in a title, or its slug anywhere in a slug, so that accents do not matter there.
 * @returns an argument for the client's `.or()`; null for a blank search
 */
export function searchFilter(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return null;
  const slug = slugFromTitle(text);
  return [`title.ilike.${anywhere(text)}`, ...(slug === '' ? [] : [`slug.ilike.${anywhere(slug)}`])].join(
    ',',
  );
}

/**
 * The service treats `*` as a wildcard and has no escape for it, so `*` becomes `_`, which matches any one character.
 * @returns a quoted pattern that matches the text anywhere
 */
export function anywhere(text: string): string {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
  return `"${pattern.replace(/[\\"]/g, '\\$&')}"`;
}
