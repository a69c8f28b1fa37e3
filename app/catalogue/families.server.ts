/** The pages of every family of content/families.ts, for lists, site maps and the search. */
import type { z } from 'zod';
import type { PageFamily, TextFamily } from '#content/families.ts';
import { type ListingEntry, listings } from './listings.server.ts';
import { proseOf } from './prose.server.ts';

export interface FamilyPage {
  slug: string;
  path: string;
  /** The text of a link to it. */
  name: string;
  keywords: readonly string[];
  /** Its own path, or the path of another page that answers the same search. */
  canonicalPath: string;
}

export interface PageGroup {
  /** Null if the family has no groups. */
  heading: string | null;
  pages: readonly FamilyPage[];
}

/** Any family with texts. Only these fields of the front matter are common to all of them. */
export type AnyTextFamily = TextFamily<
  z.ZodType<{
    title?: string;
    description: string;
    keywords?: readonly string[];
    canonical?: string | undefined;
  }>
>;

export function hasTexts(family: PageFamily): family is AnyTextFamily {
  return 'folder' in family;
}

export function pathInFamily({ prefix }: PageFamily, slug: string): string {
  return prefix === null ? `/${slug}` : `/${prefix}/${slug}`;
}

/** The page at the bare prefix that lists the family; null for a family without one. */
export function indexPageOf({ prefix, indexName }: PageFamily): { name: string; path: string } | null {
  return indexName === undefined ? null : { name: indexName, path: `/${prefix}` };
}

/** All pages of the family, in the order of its lists. */
export function pagesOf(family: PageFamily): FamilyPage[] {
  return toPages(family, listings.get(family)?.entries ?? entriesOfTexts(family));
}

/** The same pages grouped under headings, in the order of the headings. */
export function groupsOf(family: PageFamily): PageGroup[] {
  const listed = listings.get(family)?.groups;
  if (listed !== undefined) {
    return listed.map(({ heading, entries }) => ({ heading, pages: toPages(family, entries) }));
  }
  if (!hasTexts(family) || family.groups === undefined) return [{ heading: null, pages: pagesOf(family) }];
  const entries = entriesOfTexts(family);
  return Object.entries(family.groups)
    .map(([group, heading]) => ({
      heading,
      pages: toPages(
        family,
        entries.filter((entry) => entry.group === group),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** @returns the pages with these slugs, in the order of the slugs; a slug without a page is left out */
export function pagesBySlugs(family: PageFamily, slugs: readonly string[]): FamilyPage[] {
  const bySlug = new Map(pagesOf(family).map((page) => [page.slug, page]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

function toPages(family: PageFamily, entries: readonly ListingEntry[]): FamilyPage[] {
  const prose = hasTexts(family) ? proseOf(family) : null;
  return entries.map(({ slug, name }) => {
    const { keywords = [], canonical } = prose?.get(slug)?.frontMatter ?? {};
    const path = pathInFamily(family, slug);
    return { slug, path, name, keywords, canonicalPath: canonical ?? path };
  });
}

/** @throws for a family with neither `nameOf` nor a listing */
function entriesOfTexts(family: PageFamily): (ListingEntry & { group?: string })[] {
  if (!hasTexts(family) || family.nameOf === undefined) {
    throw new Error('A family without nameOf needs a listing in app/catalogue/listings.server.ts');
  }
  const { nameOf, groupOf } = family;
  return [...proseOf(family)].map(([slug, { frontMatter }]) => ({
    slug,
    name: nameOf(frontMatter),
    ...(groupOf !== undefined && { group: groupOf(frontMatter) }),
  }));
}
