/** Groups pages by the part of Greater São Paulo that their title names. */
import { capital, type Place } from './places.ts';
import { placesInTitle } from './places-in-title.ts';
import { placeHeadingOf } from './sitemap-groups.ts';

interface Region<Page> {
  heading: string;
  pages: Page[];
}

/** The heading of pages whose title names no place. */
export const noRegion = 'Outros assuntos';

function placeOfTitle(title: string): Place | undefined {
  return placesInTitle(title).find(({ isAfterPreposition }) => isAfterPreposition)?.place;
}

function regionOf(place: Place | undefined): string {
  if (place === undefined) return noRegion;
  if (place.within !== capital) return placeHeadingOf(place);
  return place.group === 'Centro' ? 'Centro de São Paulo' : place.group;
}

/**
 * @returns the regions by name, the one of the remaining pages last. In each, the pages are in the order of their places'
 * names, and those on the same place in the given order.
 */
export function groupByRegion<Page extends { title: string }>(pages: readonly Page[]): Region<Page>[] {
  const placed = pages
    .map((page) => ({ page, place: placeOfTitle(page.title) }))
    .toSorted((one, other) => (one.place?.name ?? '').localeCompare(other.place?.name ?? '', 'pt-BR'));
  return [...Map.groupBy(placed, ({ place }) => regionOf(place))]
    .map(([heading, members]) => ({ heading, pages: members.map(({ page }) => page) }))
    .toSorted(
      (one, other) =>
        Number(one.heading === noRegion) - Number(other.heading === noRegion) ||
        one.heading.localeCompare(other.heading, 'pt-BR'),
    );
}
