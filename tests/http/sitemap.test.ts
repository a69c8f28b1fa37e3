/** The two site maps, small and grown: which of their addresses answer, and what the others say. */
import { expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

async function publish({ services }: Server, from: number, count: number): Promise<void> {
  const result = await services.pages.publish(
    Array.from({ length: count }, (_, index) => ({
      title: `Página ${from + index}`,
      slug: `pagina-${from + index}`,
      content: '<p>Texto</p>',
    })),
  );
  if (!result.ok) throw new Error('not published');
}

async function expectUnknown({ ask, logged }: Server, path: string): Promise<void> {
  const { status, headers, text } = await ask(path);
  expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
  expect(text, path).toContain('Esta página não existe');
  expect(logged).toContainEqual(expect.objectContaining({ path, msg: 'not found' }));
}

test('while one file holds the map, no address of a part answers', { timeout: 30_000 }, async () => {
  const server = await startServer();
  expect((await server.ask('/sitemap.xml')).text).toContain('<urlset');
  for (const name of ['0.xml', '1.xml', '0', '.xml', 'nada']) {
    await expectUnknown(server, `/sitemap/${name}`);
  }
});

test('each part of a map that has become an index answers under one address', {
  timeout: 60_000,
}, async () => {
  const server = await startServer();
  for (let from = 0; from < 10_000; from += 1_000) await publish(server, from, 1_000);
  expect((await server.ask('/sitemap.xml')).text).toContain('<sitemapindex');
  for (const name of ['0.xml', '1.xml']) {
    const { status, headers, text } = await server.ask(`/sitemap/${name}`);
    expect([name, status, headers['content-type']]).toEqual([name, 200, 'application/xml; charset=utf-8']);
    expect(text).toContain('<urlset');
  }
  for (const name of ['2.xml', '0', '.xml', '00.xml', '01.xml', '0e5.xml', '1.xml.xml']) {
    await expectUnknown(server, `/sitemap/${name}`);
  }
});

test('further sheets of the map hold their pages only, and are not to be found', async () => {
  const server = await startServer();
  await publish(server, 0, 201);
  const first = await server.ask('/sitemap');
  const second = await server.ask('/sitemap?pagina=2');
  expect(first.text).toContain('<link rel="canonical" href="https://site.example/sitemap"/>');
  expect(first.text).toContain('id="topicos"');
  expect(second.status).toBe(200);
  expect(second.text).toContain('<meta name="robots" content="noindex"/>');
  expect(second.text).not.toContain('rel="canonical"');
  expect(second.text).toContain('href="/links-uteis/pagina-0"');
  expect(second.text).not.toMatch(/id="topicos"|Páginas principais/);
});
