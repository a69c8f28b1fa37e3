/**
 * First segments of the site's own addresses (docs/specification/addresses.md#reserved-words). No generated page may
 * have one as its slug, so that pages could be moved to the root later. tests/content/house/routes.test.ts compares them with
 * `app/routes.ts`.
 */
import { families } from '#content/families.ts';
import { standingPages } from '#content/standing-pages.ts';

/** First segments that the server answers itself: files, APIs, health checks. None of these is public HTML. */
export const serverWords = [
  'assets',
  'social',
  'auth',
  'rest',
  'healthz',
  'readyz',
  'metrics',
  'v',
  'c',
  'q',
] as const;

/** First segments of routes for people who sign in or know a secret. They are never cached. */
export const privateWords = ['admin', 'previa'] as const;

/** First segments of other routes that belong neither to a page family nor to a standing page. */
const otherRouteWords = ['buscar', 'links-uteis', 'not-found'] as const;

export const reservedSlugs: ReadonlySet<string> = new Set([
  ...serverWords,
  ...privateWords,
  ...otherRouteWords,
  ...Object.values(families).flatMap(({ prefix }) => prefix ?? []),
  ...Object.keys(standingPages),
]);
