import { expect, test } from 'vitest';
import { refusal, success } from '#domain/result.ts';
import { createCardDrawer } from './card-drawer.ts';
import { sharedTitle } from './shared-title.ts';
import { createSocialCards } from './social-cards.ts';

const head = (title: string, robots = '') =>
  `<head>${robots}<meta property="og:title" content="${title}"/></head>`;
const pages: Record<string, string> = {
  '/portao-nao-fecha': head('Portão não fecha &amp; &lt;outros&gt; &quot;casos&quot;'),
  '/links-uteis/colado': head('Portão\u0001 travado\uFFFE no meio\uFFFF'),
  '/topicos/longo': head('Uma palavra '.repeat(60)),
  '/topicos/desconhecido': head('Assunto', '<meta name="robots" content="noindex"/>'),
};
const cards = createSocialCards(async (path) => sharedTitle(pages[path] ?? ''), createCardDrawer());
const ask = (path: string, headers = {}) => cards.request(`/social${path}.png`, { headers });
const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a card is 1200 × 630 and below 300 KB, however long the title and whatever was pasted into it', async () => {
  for (const path of ['/portao-nao-fecha', '/links-uteis/colado', '/topicos/longo']) {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    expect(size(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  }
});

test('a client that has the card gets 304', async () => {
  const etag = (await ask('/portao-nao-fecha')).headers.get('etag') ?? '';
  const again = await ask('/portao-nao-fecha', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a missing page, a page with noindex and an address without .png have no card', async () => {
  expect((await ask('/nao-existe')).status).toBe(404);
  expect((await ask('/topicos/desconhecido')).status).toBe(404);
  expect((await cards.request('/social/portao-nao-fecha')).status).toBe(404);
});

test('a card that failed to be drawn is tried again, and one that was drawn is kept', async () => {
  let isBroken = true;
  let drawn = 0;
  const failing = createSocialCards(async () => 'Título', {
    async draw() {
      if (isBroken) throw new Error('no memory');
      drawn += 1;
      return success({ png: new Uint8Array(1), etag: '"a"' });
    },
  });
  failing.onError((_, context) => context.text('', 500));
  expect((await failing.request('/social/a.png')).status).toBe(500);
  isBroken = false;
  expect((await failing.request('/social/a.png')).status).toBe(200);
  expect((await failing.request('/social/a.png')).status).toBe(200);
  expect(drawn).toBe(1);
});

test('when the queue is full, a card is answered 503 with Retry-After', async () => {
  const busy = createSocialCards(async () => 'Título', {
    draw: async () => refusal({ code: 'too_many_cards' }),
  });
  const { status, headers } = await busy.request('/social/a.png');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
});
