/** Lists of the families whose texts alone do not give the names or the order of their pages. */
import { families, type PageFamily } from '#content/families.ts';
import { testimonialRegions } from '#content/testimonials/regions.ts';
import { places } from '#domain/catalogue/places.ts';
import { type Group, groupedPlaces, groupedTopics } from '#domain/catalogue/sitemap-groups.ts';
import { topics } from '#domain/catalogue/topics.ts';
import { articles } from './articles.server.ts';
import { motors } from './motors/motors.server.ts';

export interface ListingEntry {
  slug: string;
  name: string;
}

export interface Listing {
  entries: readonly ListingEntry[];
  /** The same entries under headings, if /sitemap groups them. */
  groups?: readonly Group<ListingEntry>[];
}

export const listings: ReadonlyMap<PageFamily, Listing> = new Map<PageFamily, Listing>([
  [families.motors, { entries: motors.map(({ slug, name }) => ({ slug, name: `Motor PPA ${name}` })) }],
  [families.articles, { entries: articles.map(({ slug, heading }) => ({ slug, name: heading })) }],
  [families.topics, { entries: topics, groups: groupedTopics() }],
  [families.places, { entries: places, groups: groupedPlaces() }],
  [
    families.testimonials,
    { entries: testimonialRegions.map(({ slug, heading }) => ({ slug, name: heading })) },
  ],
]);
