/** Every public page there is, asked of the running site itself, so that new pages are tested without being listed. */
import { problemProse } from '#app/catalogue/prose.server.ts';
import type { Site } from './site.ts';

/** Answers a visitor may get that no search engine shall list. */
const notIndexed = [
  '/not-found',
  '/cidades/lugar-nenhum',
  '/topicos/assunto-desconhecido',
  '/?cidade=guarulhos',
];

/** The one status a page itself reports in the console, and rightly so; for visits to all public pages. */
export const notFoundIsReported = /console error: Failed to load resource: .* 404 .*\/not-found$/;

/** @returns paths with their query, in the order of the site map */
export async function listPublicPages(site: Site): Promise<string[]> {
  return [...(await listIndexedPages(site)), ...notIndexed];
}

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

/** @returns the first page of each family of addresses; the problem pages, all at the root, are one of them */
export function onePageOfEachKind(paths: readonly string[]): string[] {
  const kindOf = (path: string) => {
    const [, first = '', ...rest] = path.split('/');
    if (problemProse.has(first)) return 'problem';
    return rest.length > 0 ? first : path;
  };
  return paths.filter(
    (path, position) => paths.findIndex((other) => kindOf(other) === kindOf(path)) === position,
  );
}
