import type { Page } from 'playwright-core';

/** What a page says of itself, read from its document. */
export interface PageFacts {
  /** As asked for, with the query. */
  path: string;
  status: number;
  title: string;
  description: string | null;
  keywords: string | null;
  /** Absolute, as written. */
  canonical: string | null;
  robots: string | null;
  /** Absolute address of the picture for shared links. */
  image: string | null;
  language: string;
  /** How many there are of each, outside the parts a reader opens. */
  landmarks: { header: number; main: number; footer: number };
  headings: { level: number; text: string }[];
  /** Absolute addresses of all links, without repetition. */
  links: string[];
  /** Links whose new tab could reach back, or that lack a text. */
  poorLinks: string[];
  ids: string[];
  /** Text of every structured data block. */
  structuredData: string[];
}

export async function readPageFacts(page: Page, path: string): Promise<PageFacts> {
  const response = await page.goto(path);
  const facts = await page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const meta = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
    const links = all<HTMLAnchorElement>('a[href]');
    const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent ?? '';
    const isPoor = (link: HTMLAnchorElement) =>
      nameOf(link).trim() === '' || (link.target === '_blank' && !/noopener/.test(link.rel));
    return {
      title: document.title,
      description: meta('description'),
      keywords: meta('keywords'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      robots: meta('robots'),
      image: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? null,
      language: document.documentElement.lang,
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
  });
  return { path, status: response?.status() ?? 0, ...facts };
}
