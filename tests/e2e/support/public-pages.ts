/** Every public page there is, asked of the running site itself, so that new pages are tested without being listed. */
import type { Site } from './site.ts';

/** Answers a visitor may get that no search engine shall list. */
const notIndexed = [
  '/not-found',
  '/cidades/lugar-nenhum',
  '/topicos/assunto-desconhecido',
  '/?cidade=guarulhos',
];

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
