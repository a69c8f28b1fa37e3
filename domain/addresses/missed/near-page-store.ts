/** Finds generated pages whose slug is almost the same as a given one. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import type { TargetPage } from './suggest-targets.ts';

/** On each side of the slug. In the index, slugs with a long common prefix are close to each other. */
const neighbours = 40;

/** The pages next to each of the slugs in alphabetical order. The cost does not depend on the number of pages. */
export async function findNearPages(query: Kysely<Schema>, slugs: readonly string[]): Promise<TargetPage[]> {
  const found = new Map<string, TargetPage>();
  for (const slug of slugs) {
    const pages = query.selectFrom('generated_pages').select(['slug', 'title']).limit(neighbours);
    const after = await pages.where('slug', '>=', slug).orderBy('slug').execute();
    const before = await pages.where('slug', '<', slug).orderBy('slug', 'desc').execute();
    for (const page of [...after, ...before]) {
      found.set(page.slug, { path: pagePath(page.slug), name: page.title });
    }
  }
  return [...found.values()];
}
