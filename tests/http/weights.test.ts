/** The first flight of a connection, 14,600 bytes, holds a whole short page (docs/specification/budgets.md). */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { pathInFamily } from '#app/catalogue/families.server.ts';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { servicePages } from '#app/catalogue/service-pages.server.ts';
import { paths } from '#app/paths.ts';
import { shownInMenu } from '#app/sections/useful-links.ts';
import { families } from '#content/families.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { isListedPage } from '#server/html-cache/is-listed-page.ts';
import { publicPaths } from '../support/public-paths.ts';
import { sampleCompany } from '../support/sample-company.ts';
import type { Answer } from './support/send.ts';
import { startServer } from './support/start-server.ts';

/** Titles such as an owner gives his pages. They fill the menu of every page. */
const titles = [
  'Motor de portão em Itaquera',
  'Conserto de portão em Guarulhos',
  'Instalação de motor PPA em Osasco',
  'Motor para portão de condomínio',
  'Portão travado no Tatuapé',
  'Troca da placa do motor de portão',
  'Motor Jetflex na Mooca',
  'Kit PPA PADRÃO instalado',
  'Controle de portão na Penha',
  'Portão de correr em Santo André',
  'Motor basculante em Barueri',
  'Fotocélula para portão automático',
];

const maxBytes = { firstFlight: 14_600, longPage: 26_000, head: 900 };

/** Long texts, and complete lists. */
const longPages = new Set([
  paths.faq(),
  paths.sitemap(),
  ...Object.values(servicePages).map(({ slug }) => paths.textPage(slug)),
  ...[families.guides, families.articles].flatMap((family) =>
    [...proseOf(family).keys()].map((slug) => pathInFamily(family, slug)),
  ),
]);

/** Some three hundred pages are compressed. */
const patience = { timeout: 2 * 60_000 };

/** Lines about a single connection, which HTTP/2 does not have. */
const ofTheConnection = new Set(['connection', 'keep-alive']);

function linesOf({ headers }: Answer): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return ['HTTP/1.1 200 OK\r\n', ...lines, '\r\n'];
}

const bytesOf = (lines: readonly string[]) => lines.join('').length;

/**
 * @param answer the first one, in the quick encoding
 * @returns the bytes of head and body once the server has compressed the page as densely as it can, a moment later
 */
async function fewestBytes(path: string, answer: Answer, sendAgain: () => Promise<Answer>): Promise<number> {
  const page = brotliDecompressSync(answer.body);
  // A page that search engines do not list keeps its quick encoding. This is what the densest one would take.
  if (answer.status !== 200 || !isListedPage(page.toString(), path))
    return bytesOf(linesOf(answer)) + brotliCompressSync(page, densest).length;
  const dense = await vi.waitFor(async () => {
    const again = await sendAgain();
    expect(again.headers.etag).toMatch(/-brd"$/);
    return again;
  }, patience);
  return bytesOf(linesOf(dense)) + dense.body.length;
}

const densest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

test(
  'the response head of every page is within its limit, and head and body together fit the first flight or the limit of a long page',
  patience,
  async () => {
    const { services, send } = await startServer({ env: sampleCompany });
    await services.pages.publish(
      titles.map((title) => ({ title, slug: slugFromTitle(title), content: `<p>${title}, instalado.</p>` })),
    );
    expect(titles).toHaveLength(shownInMenu);
    // The heaviest pages: home, and the not-found page, which shows all of home below its notice.
    expect(publicPaths).toEqual(expect.arrayContaining([paths.home(), paths.notFound()]));
    const heavy: Record<string, number> = {};
    const longHeads: Record<string, number> = {};
    const request = (path: string) =>
      send(path, { headers: { 'Accept-Encoding': 'br', Connection: 'keep-alive' } });
    const answers = new Map<string, Answer>();
    for (const path of publicPaths) answers.set(path, await request(path));
    for (const [path, answer] of answers) {
      const lines = linesOf(answer);
      const headOverHttp2 = bytesOf(lines.filter((line) => !ofTheConnection.has(line.split(':')[0] ?? '')));
      if (headOverHttp2 > maxBytes.head) longHeads[path] = headOverHttp2;
      const limit = longPages.has(path) ? maxBytes.longPage : maxBytes.firstFlight;
      // The quick encoding is an upper bound, and enough for some pages.
      if (bytesOf(lines) + answer.body.length <= limit) continue;
      const size = await fewestBytes(path, answer, () => request(path));
      if (size > limit) heavy[path] = size;
    }
    expect({ heavy, longHeads }).toEqual({ heavy: {}, longHeads: {} });
  },
);
