/** The blocks that /sitemap shows below the generated pages (docs/specification/pages.md#sitemap-page). */
import { families, type PageFamily } from '#content/families.ts';
import { groupsOf, indexPageOf } from './families.server.ts';

export interface LinkGroup {
  heading: string;
  links: readonly { name: string; path: string }[];
}

export interface SiteMapSection {
  /** The fragment of its address. */
  id: string;
  name: string;
  groups: LinkGroup[];
}

export function siteMapSections(): SiteMapSection[] {
  return Object.values<PageFamily>(families)
    .flatMap((family) => (family.siteMap === null ? [] : [{ family, ...family.siteMap }]))
    .toSorted((one, other) => one.position - other.position)
    .map(({ family, id, name, hasOwnHeadings = false, furtherLinks = [] }) => ({
      id,
      name,
      groups: groupsOf(family).map((group) => ({
        heading: hasOwnHeadings ? (group.heading ?? '') : headingOf(name, group.heading),
        links: [indexPageOf(family) ?? [], group.pages, furtherLinks].flat(),
      })),
    }));
}

function headingOf(section: string, group: string | null): string {
  return group === null ? section : `${section}: ${group.toLowerCase()}`;
}
