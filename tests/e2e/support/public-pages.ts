/** The public pages of a running site: those of the routes and families, and those published in it. */
import { paths } from '#app/paths.ts';
import { missingPages, publicPaths } from '#tests/support/public-paths.ts';
import { routeOf } from '#tests/support/route-table.ts';
import type { Site } from './site.ts';

export function isMissingPage(path: string): boolean {
  return missingPages.includes(path);
}

/** The console reports the status of the missing pages, and a visit to all public pages expects that. */
export const notFoundIsReported = new RegExp(
  `console error: Failed to load resource: .* 404 .*(?:${missingPages.join('|')})$`,
);

/** @returns paths, some with a query */
export async function listPublicPages(site: Site): Promise<string[]> {
  const response = await fetch(`${site.url}/rest/v1/generated_pages?select=slug&order=created_at`, {
    headers: { apikey: site.publicKey },
  });
  const published = (await response.json()) as { slug: string }[];
  return [...publicPaths, ...published.map(({ slug }) => paths.generatedPage(slug))];
}

/** @returns what the site map lists, in its order */
export async function listIndexedPages(site: Site): Promise<string[]> {
  return (await locationsIn(`${site.url}/sitemap.xml`)).map((location) => location.slice(site.url.length));
}

async function locationsIn(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text();
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => unescapeXml(match[1] ?? ''));
  if (!xml.includes('<sitemapindex')) return locations;
  return (await Promise.all(locations.map(locationsIn))).flat();
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** @returns the first page of each route, and each page that has a query */
export function onePageOfEachKind(pages: readonly string[]): string[] {
  const knownKinds = new Set<string | undefined>();
  return pages.filter((page) => {
    const kind = page.includes('?') ? page : routeOf(page)?.path;
    const isFirst = !knownKinds.has(kind);
    knownKinds.add(kind);
    return isFirst;
  });
}

/**
 * How many pages a test fetches at once. The server renders pages that it does not cache one after another, and with more
 * of them in line, the tab of another test would be refused.
 */
export const fetchedAtOnce = 2;

/** Fetches again as long as a loaded server answers 503. */
export async function fetchCalmly(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status !== 503) return response;
  await response.body?.cancel();
  return fetchCalmly(url, init);
}
