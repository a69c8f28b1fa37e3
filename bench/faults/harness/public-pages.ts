/** The pages that the site map lists, as a crawler finds them. */
import { ask, nameOf } from './ask.ts';

/** @returns paths; the site map must fit into one file */
export async function publicPaths(origin: string): Promise<string[]> {
  const outcome = await ask(origin, '/sitemap.xml');
  if (outcome.kind !== 'answered' || outcome.status !== 200) {
    throw new Error(`The request for the site map ended with: ${nameOf(outcome)}`);
  }
  return [...outcome.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}
