/**
 * `GET /q/{code}`: redirects a printed short link to its page. The page's address then says which link brought the
 * visit, so the visit is counted like any other and nothing has to be written here. A printed link may outlive its
 * record; it then leads to the home page.
 */
import { Hono } from 'hono';
import type { ShortLinkService } from '#domain/leads/short-links/short-link-service.ts';

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export function followShortLinks(shortLinks: Pick<ShortLinkService, 'find'>): Hono {
  const app = new Hono();
  app.get('/q/:code', async (context) => {
    const found = await shortLinks.find(context.req.param('code'));
    const target = found === null ? '/' : `${found.path}?utm_source=${found.source}`;
    return context.body(null, 302, { ...headers, Location: target });
  });
  return app;
}
