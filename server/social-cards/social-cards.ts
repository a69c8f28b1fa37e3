/**
 * Serves `/social/{path of a page}.png`, the picture shown with a shared link to that page. It reads the title from the
 * page's own head, so that every page has a card without being listed anywhere.
 */
import { Hono } from 'hono';
import { success } from '#domain/result.ts';
import { createCardCache } from './card-cache.ts';
import type { CardDrawer } from './card-drawer.ts';

const caching = 'public, max-age=86400';
/** A card takes about 50 kB, so the cards of all pages that are not generated fit. */
const cacheBytes = 16 * 1024 * 1024;
const retryAfterSeconds = 2;

/** @param readTitle reads the title of a public page; null if it has no card */
export function createSocialCards(
  readTitle: (path: string) => Promise<string | null>,
  { draw }: Pick<CardDrawer, 'draw'>,
): Hono {
  const app = new Hono();
  const cards = createCardCache(cacheBytes, Math.random);

  app.get('/*', async (context) => {
    const path = /^\/social(\/.+)\.png$/.exec(context.req.path)?.[1];
    const title = path === undefined ? null : await readTitle(path);
    if (title === null) return context.notFound();
    const kept = cards.find(title);
    const drawn = kept === undefined ? await draw(title) : success(kept);
    if (!drawn.ok) {
      return context.text('Muitas imagens ao mesmo tempo. Tente de novo em instantes.', 503, {
        'Cache-Control': 'no-store',
        'Retry-After': String(retryAfterSeconds),
      });
    }
    cards.keep(title, drawn.value);
    const { png, etag } = drawn.value;
    const headers = { ETag: etag, 'Cache-Control': caching };
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, headers);
    return context.body(png, 200, { ...headers, 'Content-Type': 'image/png' });
  });
  return app;
}
