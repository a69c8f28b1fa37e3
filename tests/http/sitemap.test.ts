/** The addresses of the two site maps, with few and with many pages. */
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

async function expectUnknown({ send, logged }: Server, path: string): Promise<void> {
  const { status, headers, text } = await send(path);
  expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
  expect(text, path).toContain('Esta página não existe');
  expect(logged).toContainEqual(expect.objectContaining({ path, msg: 'not found' }));
}

test('a site map that fits in one file has no address for parts', async () => {
  const server = await startServer();
  expect((await server.send('/sitemap.xml')).text).toContain('<urlset');
  for (const name of ['0.xml', '1.xml', '0', '.xml', 'nada']) {
    await expectUnknown(server, `/sitemap/${name}`);
  }
});

test('each part of a site map index has exactly one address', async () => {
  const server = await startServer();
  for (let from = 0; from < 10_000; from += 1_000) await publish(server, from, 1_000);
  expect((await server.send('/sitemap.xml')).text).toContain('<sitemapindex');
  for (const name of ['0.xml', '1.xml']) {
    const { status, headers, text } = await server.send(`/sitemap/${name}`);
    expect([name, status, headers['content-type']]).toEqual([name, 200, 'application/xml; charset=utf-8']);
    expect(text).toContain('<urlset');
  }
  for (const name of ['2.xml', '0', '.xml', '00.xml', '01.xml', '0e5.xml', '1.xml.xml']) {
    await expectUnknown(server, `/sitemap/${name}`);
  }
});

test('the second and further pages of the site map list only generated pages and are not indexed', async () => {
  const server = await startServer();
  await publish(server, 0, 201);
  const first = await server.send('/sitemap');
  const second = await server.send('/sitemap?pagina=2');
  expect(first.text).toContain('<link rel="canonical" href="https://site.example/sitemap"/>');
  expect(first.text).toContain('id="topicos"');
  expect(second.status).toBe(200);
  expect(second.text).toContain('<meta name="robots" content="noindex"/>');
  expect(second.text).not.toContain('rel="canonical"');
  expect(second.text).toContain('href="/links-uteis/pagina-0"');
  expect(second.text).not.toMatch(/id="topicos"|Páginas principais/);
});

test('a page number that the site map does not have leads to its first page, in one hop', async () => {
  const server = await startServer();
  for (const target of ['/sitemap?pagina=2', '/sitemap?pagina=0', '/sitemap?pagina=dois&gclid=1']) {
    const { status, headers } = await server.send(target);
    expect([target, status, headers.location]).toEqual([target, 302, '/sitemap']);
  }
});
