/** The articles of the blog in the order of the index: newest first. */
import { articleProse } from './prose.server.ts';

export const articles = [...articleProse]
  .map(([slug, { frontMatter }]) => ({ slug, ...frontMatter }))
  .toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
