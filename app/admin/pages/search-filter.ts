/** What somebody typed into the search of the list, as a filter of the service. */
import { slugFromTitle } from '#domain/slug.ts';

/**
 * Finds the text anywhere in a title, or what it would be in a slug, where neither accents nor capitals matter.
 * @returns what the client's `.or()` takes; null when there is nothing to search for
 */
export function searchFilter(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return null;
  const slug = slugFromTitle(text);
  return [`title.ilike.${anywhere(text)}`, ...(slug === '' ? [] : [`slug.ilike.${anywhere(slug)}`])].join(
    ',',
  );
}

/** A star is any text to the service and cannot be escaped; as "any character" it still finds itself. */
function anywhere(text: string): string {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
  return `"${pattern.replace(/[\\"]/g, '\\$&')}"`;
}
