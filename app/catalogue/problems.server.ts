/** The chat messages and related links of pages about a problem. */
import { families } from '#content/families.ts';
import { type FamilyPage, groupsOf } from './families.server.ts';

/** The chat message of a visitor with this problem. */
export function problemMessage(phrase: string): string {
  return `Olá! Estou com este problema: ${phrase}. Podem me ajudar?`;
}

/** The other problems of the same group. */
export function relatedProblems(slug: string): FamilyPage[] {
  return groupsOf(families.problems)
    .filter(({ pages }) => pages.some((page) => page.slug === slug))
    .flatMap(({ pages }) => pages.filter((page) => page.slug !== slug));
}
