/** The first flight of a connection, 14,600 bytes, holds a whole short page (docs/specification/budgets.md). */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { pathOf } from '#app/catalogue/families.server.ts';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { servicePages } from '#app/catalogue/service-pages.server.ts';
import { paths } from '#app/paths.ts';
import { families } from '#content/families.ts';
import { publicPaths } from '../support/public-paths.ts';
import type { Answer } from './support/send.ts';
import { startServer } from './support/start-server.ts';

/** The quickest first. */
const quickQualities = [5, 9];
const bytes = { firstFlight: 14_600, longPage: 26_000 };

/** Long texts, and complete lists. */
const longPages = new Set([
  paths.faq(),
  paths.sitemap(),
  ...Object.values(servicePages).map(({ slug }) => paths.textPage(slug)),
  ...[families.guides, families.articles].flatMap((family) =>
    [...proseOf(family).keys()].map((slug) => pathOf(family, slug)),
  ),
]);

/** Sent on https only, where the connection has other overheads too. */
const httpsOnly = 'strict-transport-security';

function headBytes({ headers }: Answer): number {
  const lines = Object.entries(headers).filter(([name]) => name !== httpsOnly);
  return lines.reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );
}

function compressed(page: Buffer, quality: number): number {
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

test('head and body of a short page are within the first flight, and a long page has its limit too', async () => {
  const { send } = await startServer();
  const heavy: Record<string, number> = {};
  for (const path of publicPaths) {
    const answer = await send(path, { headers: { 'Accept-Encoding': 'br' } });
    const page = brotliDecompressSync(answer.body);
    const head = headBytes(answer);
    const limit = longPages.has(path) ? bytes.longPage : bytes.firstFlight;
    // A quicker quality is an upper bound, and enough for most pages.
    if (quickQualities.some((quality) => head + compressed(page, quality) <= limit)) continue;
    const size = head + compressed(page, constants.BROTLI_MAX_QUALITY);
    if (size > limit) heavy[path] = size;
  }
  expect(heavy).toEqual({});
});
