/** Reads from the metrics of a site how often its HTML cache answered. */
import { ask, nameOf } from './ask.ts';

/** @returns how many requests the HTML cache has answered so far, over all workers */
export async function cacheHits(origin: string): Promise<number> {
  const outcome = await ask(origin, '/metrics');
  if (outcome.kind !== 'answered' || outcome.status !== 200) {
    throw new Error(`The request for the metrics ended with: ${nameOf(outcome)}`);
  }
  const lines = outcome.body.toString().matchAll(/^http_requests_total\{[^}]*cache="hit"[^}]*\} (\d+)/gm);
  return [...lines].reduce((sum, [, count = '0']) => sum + Number(count), 0);
}
