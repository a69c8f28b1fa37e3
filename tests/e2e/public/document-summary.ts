import type { Page } from 'playwright-core';
import { fetchCalmly } from '#tests/e2e/support/public-pages.ts';
import type { Site } from '#tests/e2e/support/site.ts';

/** The texts, properties and links of a page. */
export interface DocumentSummary {
  /** As requested, with the query. */
  path: string;
  status: number;
  title: string;
  description: string | null;
  keywords: string | null;
  /** Absolute, as written. */
  canonical: string | null;
  robots: string | null;
  /** Absolute address of the picture that shared links show. */
  image: string | null;
  language: string;
  /** How many there are of each. */
  landmarks: { header: number; main: number; footer: number };
  headings: { level: number; text: string }[];
  /** The absolute address of every link, each once. */
  links: string[];
  /** The markup of links without a text, and of those whose new tab could reach this page through `opener`. */
  poorLinks: string[];
  ids: string[];
  /** The text of every block of structured data. */
  structuredData: string[];
}

/**
 * Reads a page as a browser without JavaScript does, but without painting it: the browser parses the answer and runs
 * none of its scripts.
 * @param parser an empty page of the browser
 */
export async function parseDocument(parser: Page, site: Site, path: string): Promise<DocumentSummary> {
  const response = await fetchCalmly(site.url + path);
  const root = await parser.evaluateHandle(
    ({ html, address }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      // Without an address of its own, the document could not resolve its links.
      const base = parsed.createElement('base');
      base.href = address;
      parsed.head.prepend(base);
      return parsed;
    },
    { html: await response.text(), address: site.url + path },
  );
  const summary = await root.evaluate(summaryOf);
  await root.dispose();
  return { path, status: response.status, ...summary };
}

/** Opens a page in a tab and reads its document, without waiting for pictures. */
export async function readDocument(page: Page, path: string): Promise<DocumentSummary> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  const root = await page.evaluateHandle(() => document);
  return { path, status: response?.status() ?? 0, ...(await root.evaluate(summaryOf)) };
}

/** Runs in the browser, so it cannot use anything else of this file. */
function summaryOf(root: Document) {
  const all = <E extends Element>(selector: string) => [...root.querySelectorAll<E>(selector)];
  const meta = (name: string) => root.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
  const links = all<HTMLAnchorElement>('a[href]');
  const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent ?? '';
  const isPoor = (link: HTMLAnchorElement) =>
    nameOf(link).trim() === '' || (link.target === '_blank' && !/noopener/.test(link.rel));
  return {
    title: root.title,
    description: meta('description'),
    keywords: meta('keywords'),
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    robots: meta('robots'),
    image: root.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? null,
    language: root.documentElement.lang,
    landmarks: {
      header: all('body > header').length,
      main: all('main').length,
      footer: all('body > footer').length,
    },
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: heading.textContent?.trim() ?? '',
    })),
    links: [...new Set(links.map((link) => link.href))],
    poorLinks: links.filter(isPoor).map((link) => link.outerHTML),
    ids: all('[id]').map((element) => element.id),
    structuredData: all('script[type="application/ld+json"]').map((block) => block.textContent ?? ''),
  };
}
