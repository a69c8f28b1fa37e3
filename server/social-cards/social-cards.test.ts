import { expect, test } from 'vitest';
import { createSocialCards } from './social-cards.ts';

const head = (title: string, robots = '') =>
  `<head>${robots}<meta property="og:title" content="${title}"/></head>`;
const pages: Record<string, string> = {
  '/portao-nao-fecha': head('Portão não fecha &amp; &lt;outros&gt; &quot;casos&quot;'),
  '/links-uteis/colado': head('Portão\u0001 travado\uFFFE no meio\uFFFF'),
  '/topicos/longo': head('Uma palavra '.repeat(60)),
  '/topicos/desconhecido': head('Assunto', '<meta name="robots" content="noindex"/>'),
};
const cards = createSocialCards(async (path) => pages[path] ?? null);
const ask = (path: string, headers = {}) => cards.request(`/social${path}.png`, { headers });
const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a page gets a picture of 1200 × 630 below 300 KB, however long its title', async () => {
  for (const path of ['/portao-nao-fecha', '/links-uteis/colado', '/topicos/longo']) {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    expect(size(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  }
});

test('a picture that is known already is not sent again', async () => {
  const etag = (await ask('/portao-nao-fecha')).headers.get('etag') ?? '';
  const again = await ask('/portao-nao-fecha', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('what does not exist or is not to be found has no picture', async () => {
  expect((await ask('/nao-existe')).status).toBe(404);
  expect((await ask('/topicos/desconhecido')).status).toBe(404);
  expect((await cards.request('/social/portao-nao-fecha')).status).toBe(404);
});

test('a picture that could not be drawn once is tried again', async () => {
  let isBroken = true;
  const picture = { png: new Uint8Array(1), etag: '"a"' };
  const failing = createSocialCards(
    async () => head('Título'),
    async () => {
      if (isBroken) throw new Error('no memory');
      return picture;
    },
  );
  failing.onError((_, context) => context.text('', 500));
  expect((await failing.request('/social/a.png')).status).toBe(500);
  isBroken = false;
  expect((await failing.request('/social/a.png')).status).toBe(200);
});
