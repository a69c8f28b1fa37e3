/**
 * The preview of a draft: for people who know the address, and for nobody else
 * (docs/specification/pages.md#preview-of-a-draft).
 */
import { expect, test } from 'vitest';
import { siteUrl, startServer, type TestServer } from '../support/start-server.ts';

const text = 'Só quem tem o link lê isto.';

async function makePreview({ services }: TestServer) {
  const { drafts, previews } = services.pages;
  const inserted = await drafts.insert({
    page_id: null,
    title: 'Motor <b>novo</b>',
    slug: 'motor-novo',
    content: `<h2>Prévia</h2><p>${text}</p><script>x()</script>`,
  });
  const [draft] = inserted.ok ? inserted.value : [];
  const link = await previews.create(draft?.id ?? '');
  if (!link.ok || draft === undefined) throw new Error('no preview');
  return { draftId: draft.id, token: link.value.token, path: `/previa/${link.value.token}` };
}

test('a preview shows the draft as its page, and is not cached, indexed or counted', async () => {
  const server = await startServer();
  const { path, token } = await makePreview(server);
  const { status, headers, text: body } = await server.send(path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain(text);
  expect(body).toContain('<h1>Motor novo</h1>');
  expect(body).toContain('Este texto ainda não está no site.');
  expect(body).toContain('<meta name="robots" content="noindex"');
  expect(body).not.toContain('x()');
  expect(body).not.toContain(token);
  expect(body).not.toContain(' ping="');
  for (const other of ['/sitemap.xml', '/sitemap', '/links-uteis/motor-novo']) {
    expect((await server.send(other)).text).not.toContain(text);
  }
});

test('a link that is unknown, revoked, or of a draft that is gone, is a missing page like any other', async () => {
  const server = await startServer();
  const { path, draftId } = await makePreview(server);
  const missing = await server.send('/nada/aqui');
  const likeMissing = async (target: string) => {
    const answer = await server.send(target);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.text).toBe(missing.text);
  };
  await likeMissing(`/previa/${'0'.repeat(32)}`);
  await server.services.pages.previews.revoke(draftId);
  await likeMissing(path);
  const again = await makePreview(server);
  await server.services.pages.drafts.delete([{ column: 'id', operator: 'eq', value: again.draftId }]);
  await likeMissing(again.path);
});

test('an expired link is a missing page', async () => {
  let days = 0;
  const server = await startServer({ clock: () => new Date(Date.now() + days * 86_400_000) });
  const { path } = await makePreview(server);
  expect((await server.send(path)).status).toBe(200);
  days = 7;
  expect((await server.send(path)).status).toBe(404);
});

test('no log line and no list of missed addresses holds the token, however the address is spelled', async () => {
  const server = await startServer();
  const { path, token } = await makePreview(server);
  const targets = [
    path,
    `${path}/`,
    path.toUpperCase(),
    `/${path}`,
    `/%70${path.slice(2)}`,
    `${path}.data`,
    `${path}/mais`,
  ];
  for (const target of targets) await server.send(target);
  await server.services.pages.previews.revoke((await makePreview(server)).draftId);
  await server.send(path);
  await expect
    .poll(() => server.logged.filter(({ path: logged }) => logged !== undefined).length)
    .toBeGreaterThan(7);
  expect(JSON.stringify(server.logged).toLowerCase()).not.toContain(token);
  await server.services.addressCounter.flush();
  expect(await server.services.database.query.selectFrom('missed_paths').selectAll().execute()).toEqual([]);
});

test('nothing that search engines and cards read from the site leads to a preview', async () => {
  const server = await startServer();
  const { path, token } = await makePreview(server);
  expect((await server.send('/robots.txt')).text).not.toContain(token);
  expect((await server.send(`/social${path}.png`)).status).toBe(404);
  expect((await server.send(path)).text).toContain(`${siteUrl}/images/og-home.jpg`);
});
