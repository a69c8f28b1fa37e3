/** The counting of addresses without a page, through the whole server. */
import { expect, test } from 'vitest';
import { createRedirectService } from '#domain/addresses/redirects/redirect-service.ts';
import { loadRouteMatcher } from '#server/answers/site-renderer.ts';
import { siteUrl, startServer } from '../support/start-server.ts';

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function start() {
  const { send, services, logged } = await startServer({ env: { TRUST_PROXY: '1' } });
  const { database, clock, addressCounter } = services;
  const get = (
    target: string,
    { agent = browser, network = 1, method = 'GET', referer = '', refusal = {} } = {},
  ) =>
    send(target, {
      method,
      headers: {
        'User-Agent': agent,
        'X-Forwarded-For': `192.0.2.${network}`,
        ...(referer && { Referer: referer }),
        ...refusal,
      },
    });
  const counted = async () => {
    await addressCounter.flush();
    const rows = await database.query.selectFrom('missed_paths').selectAll().orderBy('path').execute();
    return rows.map(({ path, people, robots, referrer_host }) => [path, people, robots, referrer_host]);
  };
  const hits = async () => {
    await addressCounter.flush();
    const rows = await database.query.selectFrom('redirects').select(['from_path', 'hits']).execute();
    return Object.fromEntries(rows.map((row) => [row.from_path, row.hits]));
  };
  const redirects = createRedirectService({
    database,
    clock,
    site: { url: siteUrl, loadRouteMatcher },
  });
  const save = async (from: string, path: string) => {
    const saved = await redirects.insert([{ from, to: { path }, status: 301 }]);
    if (!saved.ok) throw new Error(saved.failure.code);
  };
  return { get, counted, hits, save, logged };
}

test('missing pages of every kind are counted, and addresses that the site answers are not', async () => {
  const { get, counted } = await start();
  await get('/links-uteis/nunca-existiu?utm_source=x', { referer: 'https://www.google.com/search?q=motor' });
  await get('/links-uteis/nunca-existiu', { agent: robot });
  await get('/motores/nenhum-motor', { method: 'HEAD' });
  await get('/um/caminho/qualquer');
  // From three networks, because a single word such as /admin is never stored before three have requested it.
  for (const path of [
    '/',
    '/not-found',
    '/cidades/moema',
    '/Cidades/Moema/',
    '/topicos/inventado',
    '/admin',
  ]) {
    for (const network of [1, 2, 3]) await get(path, { network });
  }
  expect(await counted()).toEqual([
    ['/links-uteis/nunca-existiu', 1, 1, 'google.com'],
    ['/motores/nenhum-motor', 0, 1, null],
    ['/um/caminho/qualquer', 1, 0, null],
  ]);
});

test('nothing is counted for somebody whose browser asks not to be tracked', async () => {
  const { get, counted } = await start();
  for (const refusal of [{ DNT: '1' }, { 'Sec-GPC': '1' }]) await get('/motores/motor-zapp', { refusal });
  expect(await counted()).toEqual([]);
  await get('/motores/motor-zapp', { refusal: { DNT: '0' } });
  expect(await counted()).toEqual([['/motores/motor-zapp', 1, 0, null]]);
});

test('an unknown word is counted once three networks have searched for it or requested it as an address', async () => {
  const { get, counted, logged } = await start();
  const words = encodeURIComponent('Pizza de calabresa');
  await get(`/buscar?q=${words}&de=inicio`, { network: 1 });
  // Three of the four requests for these words count: without de=inicio the search redirects to their slug, and the
  // request for that slug is the one that is counted.
  await get(`/buscar?q=${words}`, { network: 2 });
  await get('/pizza-de-calabresa', { network: 2 });
  await get(`/buscar?q=${encodeURIComponent('portão não abre')}&de=inicio`, { network: 3 });
  expect(await counted()).toEqual([]);
  await get('/pizza-de-calabresa', { network: 3 });
  expect(await counted()).toEqual([['/pizza-de-calabresa', 3, 0, null]]);
  expect(JSON.stringify(logged)).not.toContain('calabresa');
});

test('every use of a redirect is counted, and a search for its old address is a use', async () => {
  const { get, counted, hits, save } = await start();
  await save('/pizza', '/cidades/moema');
  await save('/velho/motor', '/motores');
  const moved = await get('/velho/motor?utm_source=x');
  expect([moved.status, moved.headers.location]).toEqual([301, '/motores?utm_source=x']);
  await get('/velho/motor', { agent: robot });
  const searched = await get('/buscar?q=pizza&de=inicio');
  expect([searched.status, searched.headers.location]).toEqual([303, '/cidades/moema']);
  expect(await hits()).toEqual({ '/pizza': 1, '/velho/motor': 2 });
  expect(await counted()).toEqual([]);
});

test('at most thirty requests a minute are counted for one network', async () => {
  const { get, counted } = await start();
  for (let number = 0; number < 40; number += 1) await get(`/flood/x${number}`);
  expect(await counted()).toHaveLength(30);
});
