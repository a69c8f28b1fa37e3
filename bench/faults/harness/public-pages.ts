/** The pages that the site map lists, as a crawler finds them. */
import { ask } from './ask.ts';

/** @returns paths; the site map must fit into one file */
export async function publicPaths(origin: string): Promise<string[]> {
  const outcome = await ask(origin, '/sitemap.xml');
  if (outcome.kind !== 'answered') throw new Error(`The site map was ${outcome.kind}`);
  return [...outcome.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}

/** @returns how many requests the HTML cache has answered so far, over all workers */
export async function cacheHits(origin: string): Promise<number> {
  const outcome = await ask(origin, '/metrics');
  if (outcome.kind !== 'answered') throw new Error(`The metrics were ${outcome.kind}`);
  const lines = outcome.body.toString().matchAll(/^http_requests_total\{[^}]*cache="hit"[^}]*\} (\d+)/gm);
  return [...lines].reduce((sum, [, count = '0']) => sum + Number(count), 0);
}
