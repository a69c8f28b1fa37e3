/**
 * Views and taps are counted without storing anything about the visitor, and nobody can invent pages, slots or counts.
 */
import { expect, test } from 'vitest';
import { slots } from '#domain/leads/slots.ts';
import { robotAgents } from '#tests/support/robot-agents.ts';
import { siteUrl, startServer, type TestServer } from './support/start-server.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const fromPage = { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin', 'User-Agent': phone };

async function codeOf({ send }: TestServer, path: string): Promise<string> {
  const { text } = await send(path);
  const code = / data-page="([^"]+)"/.exec(text)?.[1];
  if (code === undefined) throw new Error(`${path} has no code`);
  return code;
}

async function counted({ services }: TestServer) {
  await services.leadCounter.flush();
  const rows = await services.database.query.selectFrom('lead_days').selectAll().execute();
  return rows.map(({ day: _, ...row }) => row).toSorted((one, other) => one.slot.localeCompare(other.slot));
}

test('a view and a tap are counted with the source of the visit, and advance no content version', async () => {
  const server = await startServer();
  const code = await codeOf(server, '/motores');
  const before = await server.services.contentVersion.current();
  const headers = { ...fromPage, Referer: `${siteUrl}/motores?utm_source=panfleto` };
  for (const target of [`/v/${code}`, `/v/${code}`, `/c/${code}/topo`, `/c/${code}/telefone`]) {
    const answer = await server.send(target, { method: 'POST', headers });
    expect([answer.status, answer.text]).toEqual([204, '']);
  }
  const page = { page_key: '/motores', source: 'panfleto', robots: 0 };
  expect(await counted(server)).toEqual([
    { ...page, slot: '', channel: '', views: 2, taps: 0, people: 1 },
    { ...page, slot: 'telefone', channel: 'phone', views: 0, taps: 1, people: 1 },
    { ...page, slot: 'topo', channel: 'whatsapp', views: 0, taps: 1, people: 1 },
  ]);
  expect(await server.services.contentVersion.current()).toBe(before);
  await server.send(`/v/${code}`, { method: 'POST', headers });
  expect((await counted(server))[0]).toMatchObject({ views: 3 });
});

test('a view that a printed link brought has the channel of printed links, even a robot’s view', async () => {
  const server = await startServer();
  const code = await codeOf(server, '/motores');
  const referred = (source: string) => ({ ...fromPage, Referer: `${siteUrl}/motores?utm_source=${source}` });
  const printed = referred('qr-adesivo-da-van');
  await server.send(`/v/${code}`, { method: 'POST', headers: printed });
  await server.send(`/v/${code}`, { method: 'POST', headers: { ...printed, 'User-Agent': 'curl/8.9' } });
  await server.send(`/c/${code}/topo`, { method: 'POST', headers: printed });
  const other = { ...referred('qrates.com'), 'User-Agent': `${phone} another` };
  await server.send(`/v/${code}`, { method: 'POST', headers: other });
  const rows = (await counted(server)).toSorted((one, other) => (one.source < other.source ? -1 : 1));
  expect(rows).toMatchObject([
    { source: 'qr-adesivo-da-van', slot: '', channel: 'qr', views: 1, robots: 1 },
    { source: 'qr-adesivo-da-van', slot: 'topo', channel: 'whatsapp', taps: 1 },
    { source: 'qrates.com', slot: '', channel: '', views: 1 },
  ]);
});

test('a tap has the source of the page on which the visit began', async () => {
  const server = await startServer();
  const [first, second] = [await codeOf(server, '/'), await codeOf(server, '/motores')];
  const view = { ...fromPage, 'Content-Type': 'text/plain' };
  await server.send(`/v/${first}`, {
    method: 'POST',
    headers: { ...view, 'Content-Length': '14' },
    body: 'www.google.com',
  });
  const own = new URL(siteUrl).host;
  await server.send(`/c/${second}/fim`, {
    method: 'POST',
    headers: { ...view, 'Content-Length': String(own.length) },
    body: own,
  });
  expect((await counted(server)).map(({ source }) => source)).toEqual(['google.com', 'google.com']);
});

test('nothing is counted when the browser asks not to be tracked, as the privacy page says', async () => {
  const server = await startServer();
  const code = await codeOf(server, '/');
  for (const refusal of [{ DNT: '1' }, { 'Sec-GPC': '1' }]) {
    for (const target of [`/v/${code}`, `/c/${code}/meio`]) {
      const answer = await server.send(target, { method: 'POST', headers: { ...fromPage, ...refusal } });
      expect(answer.status).toBe(204);
    }
  }
  expect(await counted(server)).toEqual([]);
  await server.send(`/v/${code}`, { method: 'POST', headers: { ...fromPage, DNT: '0' } });
  expect(await counted(server)).toMatchObject([{ views: 1 }]);
});

test('robots and taps made by programs are counted separately', async () => {
  const server = await startServer();
  const code = await codeOf(server, '/');
  const agents = ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.9', ''];
  for (const agent of agents) {
    await server.send(`/v/${code}`, { method: 'POST', headers: { ...fromPage, 'User-Agent': agent } });
  }
  await server.send(`/c/${code}/meio`, {
    method: 'POST',
    headers: { ...fromPage, 'Content-Length': '1' },
    body: '!',
  });
  expect(await counted(server)).toMatchObject([
    { slot: '', views: 0, people: 0, robots: agents.length },
    { slot: 'meio', taps: 0, people: 0, robots: 1 },
  ]);
});

test('forty robots make no view, no tap and no visit', async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1' } });
  const code = await codeOf(server, '/');
  expect(new Set(robotAgents).size).toBe(40);
  for (const [number, agent] of robotAgents.entries()) {
    const headers = { ...fromPage, 'User-Agent': agent, 'X-Forwarded-For': `10.0.0.${number}` };
    await server.send(`/v/${code}`, { method: 'POST', headers });
    await server.send(`/c/${code}/topo`, { method: 'POST', headers });
  }
  const none = { views: 0, taps: 0, people: 0 };
  expect(await counted(server)).toMatchObject([
    { slot: '', ...none, robots: robotAgents.length },
    { slot: 'topo', ...none, robots: robotAgents.length },
  ]);
});

test('forged posts are answered like all others and count nothing', async () => {
  const server = await startServer();
  const code = await codeOf(server, '/');
  const forged: [string, Record<string, string>][] = [
    [`/v/${code}`, { 'User-Agent': phone }],
    [`/v/${code}`, { ...fromPage, Origin: 'https://other.example' }],
    [`/v/${code}`, { ...fromPage, 'Sec-Fetch-Site': 'cross-site' }],
    [`/v/${code}`, { ...fromPage, Origin: 'null' }],
    [`/c/${code}/capa`, fromPage],
    ['/v/ZZZ', fromPage],
    ['/v/%00', fromPage],
    [`/c/${code.toLowerCase()}x/topo`, fromPage],
  ];
  for (const [target, headers] of forged) {
    const answer = await server.send(target, { method: 'POST', headers });
    expect([target, answer.status]).toEqual([target, 204]);
  }
  expect(await counted(server)).toEqual([]);
});

test('at most thirty views and taps a minute are counted for one network', async () => {
  const server = await startServer();
  const code = await codeOf(server, '/');
  for (let sent = 0; sent < 20; sent += 1) {
    for (const target of [`/v/${code}`, `/c/${code}/topo`]) {
      const { status } = await server.send(target, { method: 'POST', headers: fromPage });
      expect(status).toBe(204);
    }
  }
  expect(await counted(server)).toMatchObject([
    { slot: '', views: 15 },
    { slot: 'topo', taps: 15 },
  ]);
});

test('every contact link of a page has the address that counts it', async () => {
  const server = await startServer();
  const { text } = await server.send('/cidades/moema');
  const code = / data-page="([^"]+)"/.exec(text)?.[1];
  const links = [...text.matchAll(/<a [^>]*href="(?:tel:|https:\/\/wa\.me)[^>]*>/g)].map(([link]) => link);
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(link).toMatch(new RegExp(` ping="/c/${code}/(?:${slots.join('|')})"`));
});

test('a page keeps its code, even a generated page under another address, and all invented pages share one', async () => {
  const server = await startServer();
  const published = await server.services.pages.publish([
    { title: 'Motor na Lapa', slug: 'motor-na-lapa', content: '<p>Texto.</p>' },
  ]);
  expect(published.ok).toBe(true);
  const code = await codeOf(server, '/links-uteis/motor-na-lapa');
  await server.services.pages.update([{ column: 'slug', operator: 'eq', value: 'motor-na-lapa' }], {
    slug: 'motor-da-lapa',
  });
  expect(await codeOf(server, '/links-uteis/motor-da-lapa')).toBe(code);
  const others = await Promise.all(
    ['/topicos/nada-disso', '/cidades/lugar-nenhum'].map((path) => codeOf(server, path)),
  );
  expect(new Set([...others, code]).size).toBe(2);
});
