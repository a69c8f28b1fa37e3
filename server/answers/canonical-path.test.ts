import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test('the redirect keeps the query', async () => {
  const app = new Hono().get('*', canonicalPath()).get('*', (context) => context.text('here'));
  const moved = await app.request('/Sitemap/?pagina=2&Q=A');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/sitemap?pagina=2&Q=A');
  expect((await app.request('/sitemap?pagina=2&Q=A')).status).toBe(200);
});
