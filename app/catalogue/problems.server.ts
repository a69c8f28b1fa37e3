/** The problem pages, listed by family or by name. */
import { type ProblemFamily, problemFamilies } from '#content/front-matter.ts';
import { problemProse } from './prose.server.ts';

export interface ProblemLink {
  slug: string;
  phrase: string;
}

/** What somebody with this problem would write to us. */
export function problemMessage(phrase: string): string {
  return `Olá! Estou com este problema: ${phrase}. Podem me ajudar?`;
}

export function problemsOf(family: ProblemFamily): ProblemLink[] {
  return [...problemProse]
    .filter(([, { frontMatter }]) => frontMatter.family === family)
    .map(([slug, { frontMatter }]) => ({ slug, phrase: frontMatter.phrase }));
}

/** @param slugs of problem pages; they keep their order */
export function problemLinks(slugs: readonly string[]): ProblemLink[] {
  return slugs.flatMap((slug) => {
    const phrase = problemProse.get(slug)?.frontMatter.phrase;
    return phrase === undefined ? [] : [{ slug, phrase }];
  });
}

export function problemGroups(): { heading: string; problems: ProblemLink[] }[] {
  return (Object.keys(problemFamilies) as ProblemFamily[])
    .map((family) => ({ heading: problemFamilies[family], problems: problemsOf(family) }))
    .filter(({ problems }) => problems.length > 0);
}
