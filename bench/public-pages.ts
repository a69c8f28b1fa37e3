/** The pages of the site map, grouped by the template that renders them. */
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { OpenSite } from './open-site.ts';

const problems = new Set(readdirSync('content/problems').map((file) => parse(file).name));

export async function publicPages(site: OpenSite): Promise<Map<string, string[]>> {
  const xml = await site.render('/sitemap.xml');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return Map.groupBy(paths, templateOf);
}

function templateOf(path: string): string {
  const [first = '', second] = path.slice(1).split('/');
  if (second !== undefined) return `/${first}/…`;
  return problems.has(first) ? '/{problem}' : path;
}
