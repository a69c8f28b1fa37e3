/** Renders the XML of the sitemap protocol (sitemaps.org). */
import { escapeXml } from '#domain/escape-xml.ts';

/** A fifth of the protocol's limit, because rendering and compressing a part delays other requests. */
export const urlsPerPart = 10_000;

export interface SitemapUrl {
  /** Absolute. */
  loc: string;
  /** ISO-8601; absent if the date is unknown. */
  lastmod?: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function entry(tag: 'url' | 'sitemap', { loc, lastmod }: SitemapUrl): string {
  const modified = lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`;
  return `<${tag}><loc>${escapeXml(loc)}</loc>${modified}</${tag}>`;
}

export function urlSetXml(urls: readonly SitemapUrl[]): string {
  return `${declaration}<urlset xmlns="${namespace}">${urls.map((url) => entry('url', url)).join('\n')}</urlset>\n`;
}

export function sitemapIndexXml(parts: readonly SitemapUrl[]): string {
  return `${declaration}<sitemapindex xmlns="${namespace}">${parts.map((part) => entry('sitemap', part)).join('\n')}</sitemapindex>\n`;
}
