/** The articles of the blog, newest first. */
import { families } from '#content/families.ts';
import { proseOf } from './prose.server.ts';

export const articles = [...proseOf(families.articles)]
  .map(([slug, { frontMatter }]) => ({ slug, ...frontMatter }))
  .toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
