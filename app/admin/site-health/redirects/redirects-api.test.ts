import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendAnswering } from '#tests/support/fakes/answering-backend.ts';
import { deleteRedirect, readAllRedirects, restoreRedirect } from './redirects-api.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const pageId = (index: number) => `0198c5a0-0000-7000-8000-${String(index).padStart(12, '0')}`;

function rule(index: number) {
  return {
    from_path: `/links-uteis/velho-${index}`,
    to_page_id: pageId(index),
    to_path: null,
    status: 301,
    hits: 0,
    last_hit_at: null,
  };
}

const rules = Array.from({ length: 700 }, (_, index) => rule(index));

function numberIn(url: string, parameter: string): number {
  return Number(new RegExp(`[?&]${parameter}=([0-9]+)`).exec(url)?.[1] ?? 0);
}

/** Answers a request for a part of the rules. */
function partOf(url: string): Response {
  const offset = numberIn(url, 'offset');
  const part = rules.slice(offset, offset + numberIn(url, 'limit'));
  const range = `${offset}-${offset + part.length - 1}/${rules.length}`;
  return Response.json(part, { headers: { 'Content-Range': range } });
}

function pagesIn(url: string): Response {
  const ids = rules.map(({ to_page_id }) => to_page_id).filter((id) => url.includes(id));
  return Response.json(ids.map((id) => ({ id, slug: `novo-${Number(id.slice(-12))}` })));
}

test('all rules are read with the addresses of their pages, and no URL is too long for a server', async () => {
  const requested: string[] = [];
  const backend = backendAnswering((url) => {
    requested.push(url);
    return url.includes('/redirects') ? partOf(url) : pagesIn(url);
  });
  const all = await readAllRedirects(backend);
  expect(all.map(({ from, to }) => [from, to])).toEqual(
    rules.map(({ from_path }, index) => [from_path, `/links-uteis/novo-${index}`]),
  );
  expect(Math.max(...requested.map((url) => url.length))).toBeLessThan(8_000);
});

test('a session that ends between two parts fails the download, so that no part is taken for the whole list', async () => {
  const backend = backendAnswering((url) => {
    if (!url.includes('/redirects')) return pagesIn(url);
    if (numberIn(url, 'offset') === 0) return partOf(url);
    return Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 });
  });
  await expect(readAllRedirects(backend)).rejects.toThrow('JWT expired');
});

test('a rule that was deleted counts as deleted when its page cannot be read, and is restored once it can', async () => {
  let isPageReadable = false;
  const inserted: unknown[] = [];
  const backend = backendAnswering((url, method, body) => {
    if (method === 'DELETE') return Response.json(rule(7));
    if (method === 'POST') {
      inserted.push(JSON.parse(body));
      return Response.json({ from_path: rule(7).from_path }, { status: 201 });
    }
    const failure = { code: 'XX000', message: 'the database is away', details: null, hint: null };
    return isPageReadable ? pagesIn(url) : Response.json(failure, { status: 500 });
  });
  const deleted = await deleteRedirect(backend, rule(7).from_path);
  if (!deleted.ok) throw new Error(deleted.failure.message);

  expect(await restoreRedirect(backend, deleted.value)).toMatchObject({ ok: false });
  expect(inserted).toEqual([]);
  isPageReadable = true;
  expect(await restoreRedirect(backend, deleted.value)).toMatchObject({ ok: true });
  expect(inserted).toEqual([
    { from_path: '/links-uteis/velho-7', to_path: '/links-uteis/novo-7', status: 301 },
  ]);
});

test('a rule whose page is not on the site is restored as an address that is gone', async () => {
  const inserted: unknown[] = [];
  const backend = backendAnswering((_url, method, body) => {
    if (method === 'GET') return Response.json([]);
    inserted.push(JSON.parse(body));
    return Response.json({ from_path: rule(7).from_path }, { status: 201 });
  });
  expect(await restoreRedirect(backend, rule(7))).toMatchObject({ ok: true });
  expect(inserted).toEqual([{ from_path: '/links-uteis/velho-7', to_path: null, status: 410 }]);
});
