/** The search-term pages, listed by group. */
import { type TermGroup, termGroups } from '#content/front-matter.ts';
import { termProse } from './prose.server.ts';

export interface TermLink {
  slug: string;
  name: string;
}

export function termLinks(slugs: readonly string[]): TermLink[] {
  return slugs.flatMap((slug) => {
    const prose = termProse.get(slug);
    return prose === undefined ? [] : [{ slug, name: prose.frontMatter.name }];
  });
}

export function termsByGroup(): { heading: string; terms: TermLink[] }[] {
  return (Object.keys(termGroups) as TermGroup[])
    .map((group) => ({
      heading: termGroups[group],
      terms: [...termProse]
        .filter(([, { frontMatter }]) => frontMatter.group === group)
        .map(([slug, { frontMatter }]) => ({ slug, name: frontMatter.name })),
    }))
    .filter(({ terms }) => terms.length > 0);
}
