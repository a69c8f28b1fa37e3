/** The initial text of a page for an address that was not found. */
import { slugFromTitle, titleFromSlug } from '#domain/slug.ts';
import { shownPath } from '../shown-path.ts';

/** @param path percent-encoded */
export function pageForPath(path: string): { title: string; slug: string } {
  const shown = shownPath(path);
  const last = shown.slice(shown.lastIndexOf('/') + 1).replace(/\.html?$/, '');
  const words = last.replace(/[_.]+/g, '-');
  const title = titleFromSlug(words);
  return { title: title === '' ? shown : title, slug: slugFromTitle(words) };
}
