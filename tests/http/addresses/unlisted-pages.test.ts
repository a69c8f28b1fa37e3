/**
 * A page with `is_noindex`, set by its author or by the gate, answers at its address and is named nowhere else on the
 * site. The addresses to look at come from the route table, so a new list is checked without being added here.
 */
import { expect, test } from 'vitest';
import { indexPageOf, pagesOf } from '#app/catalogue/families.server.ts';
import { paths } from '#app/paths.ts';
import { families, type PageFamily } from '#content/families.ts';
import { routeTable } from '#tests/support/route-table.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const hidden = { title: 'Guardado de propósito', slug: 'guardado-de-proposito', content: '<p>Dois</p>' };
const listed = { title: 'Motor à mostra', slug: 'motor-a-mostra', content: '<p>Um</p>' };

async function publishBoth({ services: { pages } }: TestServer): Promise<void> {
  await pages.publish([listed]);
  const draft = await pages.drafts.insert({ page_id: null, ...hidden, is_noindex: 1 });
  if (!draft.ok) throw new Error('no draft');
  await pages.drafts.publish({ draftId: draft.value[0]?.id ?? '', revision: 1, by: null });
}

test('an unlisted page tells robots so, in its head and in a header, wherever it answers', async () => {
  const server = await startServer();
  await publishBoth(server);
  for (const path of [paths.generatedPage(hidden.slug), `/topicos/${hidden.slug}`]) {
    const { status, headers, text } = await server.send(path);
    expect([status, headers['x-robots-tag']], path).toEqual([200, 'noindex']);
    expect(text, path).toContain('<meta name="robots" content="noindex"');
    expect(text).toContain(`rel="canonical" href="https://site.example${paths.generatedPage(hidden.slug)}"`);
  }
  const { status, headers, text } = await server.send(paths.generatedPage(listed.slug));
  expect([status, headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(text).not.toContain('name="robots"');
});

test('no menu, list, site map, search or suggestion names an unlisted page', async () => {
  const server = await startServer();
  await publishBoth(server);
  const ofRoutes = routeTable
    .filter(({ path, file }) => !/[:*]/.test(path) && !file.startsWith('admin/'))
    .map(({ path }) => `/${path}`);
  const ofFamilies = Object.values<PageFamily>(families)
    .flatMap((family) => [indexPageOf(family) ?? [], pagesOf(family).slice(0, 1)].flat())
    .map(({ path }) => path);
  const words = encodeURIComponent(hidden.title);
  const searches = [
    `/buscar?q=${words}`,
    `/?busca=${words}`,
    `/${hidden.slug}`,
    `/links-uteis/${hidden.slug}-x`,
  ];
  const addresses = [...new Set([...ofRoutes, ...ofFamilies, ...searches, paths.generatedPage(listed.slug)])];
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/sitemap', '/sitemap.xml', '/llms.txt', '/robots.txt']),
  );

  const addressesNaming: string[] = [];
  let listedMentions = 0;
  for (const address of addresses) {
    const { status, headers, text } = await server.send(address);
    expect(status, address).toBeLessThan(500);
    const answer = `${headers.location ?? ''} ${text}`;
    if (answer.includes(paths.generatedPage(hidden.slug)) || text.includes(hidden.title))
      addressesNaming.push(address);
    if (answer.includes(paths.generatedPage(listed.slug))) listedMentions += 1;
  }
  // The words of a search are repeated on the page that says that nothing was found.
  expect(addressesNaming).toEqual([`/?busca=${words}`]);
  expect(listedMentions).toBeGreaterThan(20);
  expect((await server.send('/sitemap')).text).toContain('Links Úteis (1 página)');
});
