/** The problem pages, listed by family. */
import { type ProblemFamily, problemFamilies } from '#content/front-matter.ts';
import { topicCategories } from '#content/topics.ts';
import { problemProse } from './prose.server.ts';

export interface ProblemLink {
  slug: string;
  phrase: string;
}

export function problemsOf(family: ProblemFamily): ProblemLink[] {
  return [...problemProse]
    .filter(([, { frontMatter }]) => frontMatter.family === family)
    .map(([slug, { frontMatter }]) => ({ slug, phrase: frontMatter.phrase }));
}

/** @param category of the header menu */
export function problemsForCategory(category: string): ProblemLink[] {
  const families = topicCategories.find(({ name }) => name === category)?.problems ?? [];
  return families.flatMap(problemsOf);
}

export function problemGroups(): { heading: string; problems: ProblemLink[] }[] {
  return (Object.keys(problemFamilies) as ProblemFamily[])
    .map((family) => ({ heading: problemFamilies[family], problems: problemsOf(family) }))
    .filter(({ problems }) => problems.length > 0);
}
