import { expect, test } from 'vitest';
import { generatedPageKey } from '#domain/leads/page-key.ts';
import { backendAnswering } from '#tests/support/fakes/answering-backend.ts';
import type { Backend } from '../../session/backend.ts';
import { listLinks } from './links-api.ts';

const id = '0198c5a0-0000-7000-8000-000000000001';
const link = { code: 'abc', page_key: generatedPageKey(id), label: 'Adesivo da van' };

/** @param pages the response for the table `generated_pages` */
function backendWithPages(pages: Response): Backend {
  return backendAnswering((url) => (url.includes('/short_links') ? Response.json([link]) : pages));
}

test('a link to a generated page shows the current address of that page', async () => {
  const backend = backendWithPages(Response.json([{ id, slug: 'motor-novo' }]));
  expect(await listLinks(backend)).toEqual([{ ...link, path: '/links-uteis/motor-novo' }]);
});

test('a page counts as gone when the backend does not return it', async () => {
  expect(await listLinks(backendWithPages(Response.json([])))).toEqual([{ ...link, path: null }]);
});

test('a failure of the backend does not make a page count as gone', async () => {
  const failure = { code: 'XX000', message: 'the database is away', details: null, hint: null };
  await expect(listLinks(backendWithPages(Response.json(failure, { status: 500 })))).rejects.toThrow(
    'the database is away',
  );
});

test.each(['short_links', 'generated_pages'])(
  'a session that ends before %s is read makes neither a link nor a page count as gone',
  async (table) => {
    const expired = { code: 'PGRST301', message: 'JWT expired', details: null, hint: null };
    const backend = backendAnswering((url) =>
      url.includes(`/${table}`) ? Response.json(expired, { status: 401 }) : Response.json([link]),
    );
    await expect(listLinks(backend)).rejects.toThrow('JWT expired');
  },
);

test('the pages of 500 links are looked up in several requests, each with a URL short enough for a server', async () => {
  const ids = Array.from({ length: 500 }, (_, index) => id.slice(0, -3) + String(index).padStart(3, '0'));
  const links = ids.map((pageId, index) => ({
    ...link,
    code: `c${index}`,
    page_key: generatedPageKey(pageId),
  }));
  const requested: string[] = [];
  const backend = backendAnswering((url) => {
    if (url.includes('/short_links')) return Response.json(links);
    requested.push(url);
    const found = ids.filter((pageId) => url.includes(pageId));
    return Response.json(found.map((pageId) => ({ id: pageId, slug: `p-${pageId}` })));
  });
  const listed = await listLinks(backend);
  expect(listed.map(({ path }) => path)).toEqual(ids.map((pageId) => `/links-uteis/p-${pageId}`));
  expect(Math.max(...requested.map((url) => url.length))).toBeLessThan(8_000);
});
