/** The home page as a visitor meets it (SPEC.md section 2, Home; DESIGN of the promises of every page). */
import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/test.ts';

const noMatch = 'Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.';

test('the first screen of a phone says what it is, what it costs and how to ask', async ({ visit }) => {
  const page = await visit({ width: 360 });
  await page.goto('/');
  expect(await page.locator('h1').textContent()).toContain('4 segundos');
  const inView = async (locator: ReturnType<typeof page.locator>) => {
    const box = await locator.boundingBox();
    return box !== null && box.y + box.height <= 740;
  };
  expect(await inView(page.locator('h1'))).toBe(true);
  expect(
    await inView(
      page
        .locator('main')
        .getByText(/R\$\u00a0899/)
        .first(),
    ),
  ).toBe(true);
  expect(await inView(page.getByRole('link', { name: 'QUERO MEU DESCONTO' }))).toBe(true);
});

test('each offer shows its name, its seconds and its price together', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const offers = [
    ['PADRÃO', '16 segundos', 'R$\u00a0899'],
    ['SPEEDY', '8 segundos', 'R$\u00a0949'],
    ['JETFLEX', '4 segundos', 'R$\u00a01.349'],
  ] as const;
  for (const [name, seconds, price] of offers) {
    const card = page.locator('main li').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const text = await card.textContent();
    expect(text).toContain(seconds);
    expect(text).toContain(price);
  }
});

test('the gates stand still until asked, and then each opens in its own time', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const runningTimes = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (one) => (one.effect as KeyframeEffect).target?.closest('.offer') && one.playState === 'running',
        )
        .map((one) => Number(one.effect?.getComputedTiming().duration) / 1000),
    );
  expect(await runningTimes()).toEqual([]);
  await page.getByText('Abrir os três portões').click();
  await expect
    .poll(async () => [...new Set(await runningTimes())].sort((a, b) => a - b))
    .toEqual(expect.arrayContaining([4, 8, 16]));
});

test('all 27 cities are listed before anything is typed, with JavaScript disabled too', async ({ visit }) => {
  const page = await visit({ hasJavaScript: false });
  await page.goto('/');
  expect(await page.locator('.cities li').count()).toBe(27);
});

test('the city filter narrows the list without regard to accents, and says when nothing matches', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/');
  const filter = page.getByRole('searchbox', { name: /cidade/i });
  const cities = page.locator('.cities li');
  await filter.fill('maua');
  await expect.poll(() => cities.allTextContents()).toEqual(['Mauá']);
  await filter.fill('Pindamonhangaba');
  await page.getByText(noMatch, { exact: true }).waitFor();
  await filter.fill('');
  await expect.poll(() => cities.count()).toBe(27);
});

test('text typed into the city filter before its script arrived is kept and counts', async ({ visit }) => {
  const page = await visit();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/city-filter.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const filter = page.getByRole('searchbox', { name: /cidade/i });
  await filter.pressSequentially('osa');
  expect(await page.locator('.cities li').count()).toBe(27);
  letThrough();
  await expect.poll(() => page.locator('.cities li').allTextContents()).toEqual(['Osasco']);
  expect(await filter.inputValue()).toBe('osa');
});

test('a filter whose script did not arrive wakes at the next touch', async ({ visit }) => {
  const page = await visit({ expects: /city-filter|Failed to load resource|Failed to fetch/ });
  await page.goto('/');
  await page.route(/city-filter.*\.js$/, (route) => route.abort('connectionreset'), { times: 1 });
  const filter = page.getByRole('searchbox', { name: /cidade/i });
  const lost = page.waitForEvent('requestfailed');
  await filter.pressSequentially('os');
  await lost;
  expect(await page.locator('.cities li').count()).toBe(27);
  await expect
    .poll(async () => {
      await filter.pressSequentially('a');
      await filter.press('Backspace');
      return page.locator('.cities li').count();
    })
    .toBeLessThan(27);
  expect(await filter.inputValue()).toBe('os');
});

test('before the filter is touched at most 2,000 bytes of script are loaded, and nothing of React', async ({
  visit,
}) => {
  const page = await visit();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  const isReact = (source: string) => source.includes('react.transitional.element');
  const sources = await Promise.all(scripts.map((script) => script.text()));
  const bytes = sources.reduce((sum, source) => sum + brotliCompressSync(source).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(2000);
  expect(sources.filter(isReact)).toEqual([]);

  await page.getByRole('searchbox', { name: /cidade/i }).focus();
  await expect
    .poll(async () => (await Promise.all(scripts.map((script) => script.text()))).some(isReact))
    .toBe(true);
});

test('the problem search leads to the address of the words, without JavaScript', async ({ site, visit }) => {
  const search = (words: string) =>
    fetch(`${site.url}/buscar?q=${encodeURIComponent(words)}`, { redirect: 'manual' });
  const answer = await search('  Portão NÃO fecha!! ');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/portao-nao-fecha']);
  const blank = await search('   ');
  expect([blank.status, blank.headers.get('location')]).toEqual([303, '/']);

  const page = await visit({ hasJavaScript: false });
  await page.goto('/');
  // With its list of known phrases the field is a combobox.
  const field = page.getByRole('combobox', { name: 'Qual é o problema do seu portão?' });
  expect(await page.locator('#problemas option').count()).toBeGreaterThan(70);
  expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(true);
  await field.fill('   ');
  await field.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.locator('h1').count()).toBe(1);
});

test('the demonstration loads nothing before it is played', async ({ visit }) => {
  const page = await visit();
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm|vtt)$/.test(new URL(request.url()).pathname)) films.push(request.url());
  });
  await page.goto('/');
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  expect(await film.getAttribute('poster')).toMatch(/^\//);
  expect(films).toEqual([]);
  await film.evaluate((video: HTMLVideoElement) => void video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(films.length).toBeGreaterThan(0);
});

test('the floating chat link opens WhatsApp in a tab of its own with the message written', async ({
  visit,
}) => {
  const page = await visit({ width: 360 });
  await page.goto('/');
  const floating = page.locator('a[aria-label="Chamar no WhatsApp"]');
  expect(await floating.count()).toBe(1);
  expect(await floating.getAttribute('target')).toBe('_blank');
  expect(await floating.getAttribute('rel')).toBe('noopener noreferrer');
  const address = new URL((await floating.getAttribute('href')) ?? '');
  expect(address.host).toBe('wa.me');
  expect(address.pathname).toMatch(/^\/55\d{10,11}$/);
  expect(address.searchParams.get('text')).toBe(
    'Olá! Gostaria de receber mais informações sobre os motores PPA.',
  );
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await floating.isVisible()).toBe(true);
});

test('the red dot of the chat link pulses, and keeps still for those who ask for less motion', async ({
  visit,
}) => {
  const isPulsing = async (prefersReducedMotion: boolean) => {
    const page = await visit({ prefersReducedMotion });
    await page.goto('/');
    return page.evaluate(() =>
      document.getAnimations().some((one) => (one.effect as KeyframeEffect).target?.closest('.chat-float')),
    );
  };
  expect(await isPulsing(false)).toBe(true);
  expect(await isPulsing(true)).toBe(false);
});

test('?cidade=guarulhos speaks of the city and puts its testimonial first, canonical stays home', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await page.goto('/?cidade=sao-paulo');
  expect(await page.locator('h1').textContent()).toContain('São Paulo');
  await page.goto('/?cidade=guarulhos');
  expect(await page.locator('h1').textContent()).toContain('Guarulhos');
  expect(await page.locator('.testimonials li').first().textContent()).toContain('Guarulhos');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${site.url}/`);
  await page.goto('/');
  expect(await page.locator('.testimonials li').count()).toBe(3);
  await page.goto('/?cidade=cidade-que-ninguem-conhece');
  expect(await page.locator('.testimonials li').count()).toBe(3);
});

test('the keyboard opens and closes a menu and reaches its links', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const menu = page.locator('header details.menu').first();
  await menu.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.getAttribute('open')).not.toBeNull();
  await page.keyboard.press('Tab');
  const isInside = () => menu.evaluate((element) => element.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await menu.locator('> summary').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => menu.getAttribute('open')).toBeNull();
});

test('the header names the seven categories and offers all services last', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const menu = page.locator('header details.menu').filter({ hasText: 'Categorias de Serviços' });
  expect(await menu.locator('.categories summary').allTextContents()).toEqual([
    'Instalação',
    'Manutenção e Reparo',
    'Tipos de Motores',
    'Marcas',
    'Acessórios',
    'Serviços',
    'Problemas e Soluções',
  ]);
  expect(await menu.locator('a').last().textContent()).toBe('Ver todos os serviços');
});
