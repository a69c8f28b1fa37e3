/** Structured data repeats only what its page shows (docs/specification/search-engines.md#structured-data). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleStates } from '#app/parts-page/sample-promotions.ts';
import { sampleSite } from '#app/parts-page/sample-site.ts';
import { loadMarkedSite, type MarkedSite } from '#server/cli/facts/marked-site.ts';
import { publicPaths, unindexedPages } from '#tests/support/public-paths.ts';
import { routeOf } from '#tests/support/route-table.ts';

let site: MarkedSite;
beforeAll(async () => {
  site = await loadMarkedSite({
    site: sampleSite,
    findPreview: async () => null,
    pages: { findBySlug: async () => null, count: async () => 0, list: async () => [] },
    pageCode: async () => null,
    promotionStates: () => sampleStates('undated'),
    backend: { publicKey: '' },
    report: { notFound: () => {}, failure: () => {} },
  });
}, 120_000);
afterAll(() => site.close());

const indexed = publicPaths.filter((path) => !unindexedPages.includes(path));
const pagesByRoute = Map.groupBy(indexed, (path) => routeOf(path)?.path ?? '');
/** The first and the last page of each route. */
const templates = [...pagesByRoute.values()].flatMap((pages) => [
  ...new Set([pages[0] ?? '', pages.at(-1) ?? '']),
]);

/** Parts of a block that may be invisible to visitors, by key, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  '@context': 'the vocabulary',
  '@type': 'the vocabulary',
  '@id': 'connects two blocks',
  url: 'an address',
  item: 'an address',
  image: 'an address',
  mainEntityOfPage: 'an address',
  position: 'the order of the breadcrumb, which the page shows as an order',
  priceCurrency: 'R$ in the text',
  inLanguage: 'of the page itself',
  dayOfWeek: 'the opening hours of the page, in the words of the vocabulary',
  opens: 'the opening hours of the page, as a time',
  closes: 'the opening hours of the page, as a time',
  datePublished: 'the date of the page, as ISO-8601',
  offerCount: 'how many offers follow',
  priceRange: 'the specification demands it',
  address: 'the specification demands its fields',
  hasOfferCatalog: 'the specification demands it, and home shows its offers',
  geo: 'the specification demands it',
  areaServed: 'the specification demands the served cities',
  aggregateRating:
    'the specification demands 4.8 from 47 for a product; best and worst are the ends of the scale',
  lowPrice: 'the specification demands it',
  highPrice: 'the specification demands it',
  offers: 'the specification demands 800, 850 and 1400',
  serviceType: 'the specification demands a service',
  keywords: 'the keywords of the page',
};

function leavesOf(value: unknown, key: string): [key: string, value: string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (Object.hasOwn(unseen, name)) return [];
    return leavesOf(part, Array.isArray(value) ? key : name);
  });
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
};

function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, '');
}

test('every text and figure of a block is on its page, apart from what the specification requires', async () => {
  expect(templates.length).toBeGreaterThan(25);
  const invented: string[] = [];
  let blocks = 0;
  for (const path of templates) {
    const html = (await site.render(path)) ?? '';
    const shown = textOf(html);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const visibleTexts = [shown, textOf(description)];
    for (const [, block = ''] of html.matchAll(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
    )) {
      blocks += 1;
      for (const [key, value] of leavesOf(JSON.parse(block), '')) {
        const wanted = [String(value), value.toLocaleString('pt-BR')].map((form) => form.replace(/\s+/g, ''));
        const phone = key === 'telephone' ? [String(value).replace('+55', '')] : [];
        const digits = visibleTexts.map((text) => text.replace(/\D/g, ''));
        const isShown =
          wanted.some((form) => visibleTexts.some((text) => text.includes(form))) ||
          phone.some((form) => digits.some((text) => text.includes(form)));
        if (!isShown) invented.push(`${path} ${key}: ${value}`);
      }
    }
  }
  expect(blocks).toBeGreaterThan(60);
  expect(invented).toEqual([]);
});
