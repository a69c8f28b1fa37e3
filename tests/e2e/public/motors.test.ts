/** The motor models as a visitor sees them (docs/specification/pages.md#motor-models). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { priceKinds } from '#app/catalogue/motors/motor-price.ts';
import { motors } from '#app/catalogue/motors/motors.server.ts';
import { test } from '#tests/e2e/support/public-test.ts';

const jetflex = '/motores/motor-ppa-home-jetflex';
const drawing = '/images/models/motor-ppa-home-jetflex-partes.svg';

async function chatMessage(page: Page, name: string): Promise<string | null> {
  const href = await page.locator('main').getByRole('link', { name }).first().getAttribute('href');
  const { host, searchParams } = new URL(href ?? '');
  expect(host).toBe('wa.me');
  return searchParams.get('text');
}

test('fourteen cards show picture, category, name, description, three ticks and two links', async ({
  visit,
}) => {
  const page = await visit({ hasJavaScript: false });
  await page.goto('/motores');
  const cards = page.locator('main li').filter({ has: page.locator('h2') });
  expect(await cards.count()).toBe(motors.length);
  for (const [index, { name, slug, category, description, features }] of motors.entries()) {
    const card = cards.nth(index);
    expect(await card.locator('h2').textContent()).toBe(name);
    expect(await card.textContent()).toContain(category);
    expect(await card.textContent()).toContain(description);
    expect(await card.locator('li').allTextContents()).toEqual(features);
    const image = card.locator('img');
    expect(await image.getAttribute('alt')).toContain(name);
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(400);
    const details = card.getByText('Ver Detalhes', { exact: true });
    expect(await details.getAttribute('href')).toBe(`/motores/${slug}`);
    const chat = new URL((await card.locator('a[href*="wa.me"]').getAttribute('href')) ?? '');
    expect(chat.searchParams.get('text')).toMatch(new RegExp(`Motor PPA ${name}\\.`));
  }
  await page.getByRole('heading', { name: 'Nao encontrou o modelo ideal?', exact: true }).waitFor();
  expect(await chatMessage(page, 'Falar com um especialista')).toContain('especialista');
});

test.for(['Home', 'Home Jetflex'])(
  'the page of %s has everything a buyer looks up',
  async (name, { site, visit }) => {
    const page = await visit();
    await page.goto(`/motores/motor-ppa-${name.toLowerCase().replace(' ', '-')}`);
    expect(await page.locator('h1').textContent()).toBe(`Motor PPA ${name}`);
    for (const heading of ['Características principais', 'Dados técnicos', 'Itens inclusos', 'Downloads']) {
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    }
    expect(await chatMessage(page, 'Pedir orçamento')).toBe(`Olá! Quero um orçamento do Motor PPA ${name}.`);
    expect(await page.locator('main tr').count()).toBeGreaterThanOrEqual(5);
    expect(await page.getByRole('link', { name: 'Ligar Agora' }).getAttribute('href')).toMatch(
      /^tel:\d{10,11}$/,
    );
    for (const label of ['Manual de instalação', 'Especificações técnicas']) {
      const link = page.getByRole('link', { name: label });
      expect(await link.getAttribute('target')).toBe('_blank');
      const file = await fetch(site.url + (await link.getAttribute('href')));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      await file.body?.cancel();
    }
  },
);

test('each kind of price shows as many models as it says, without script', async ({ visit }) => {
  const page = await visit({ width: 360, hasJavaScript: false });
  await page.goto('/motores');
  const cards = page.locator('.motor-list > li').filter({ visible: true });
  const kinds = page.getByRole('navigation', { name: 'Mostrar modelos' }).getByRole('link');
  const counts: number[] = [];
  for (const kind of await kinds.all()) {
    const count = Number(/\((\d+)\)$/.exec(await kind.innerText())?.[1]);
    await kind.click();
    await expect.poll(() => cards.count()).toBe(count);
    counts.push(count);
  }
  expect(counts).toHaveLength(1 + Object.keys(priceKinds).length);
  const [all, ...parts] = counts;
  expect(all).toBe(motors.length);
  expect(parts.reduce((sum, part) => sum + part)).toBe(all);
});

test('every model names three or four others and publishes the product with its offers', async ({
  visit,
}) => {
  const page = await visit({ width: 360, hasJavaScript: false });
  for (const { slug, name } of motors) {
    await page.goto(`/motores/${slug}`);
    const others = page.getByRole('navigation', { name: 'Compare com' }).locator('li');
    expect([3, 4]).toContain(await others.count());
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const product = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'Product');
    expect(product).toMatchObject({
      name: `Motor PPA ${name}`,
      offers: { '@type': 'AggregateOffer', lowPrice: 480, highPrice: 749 },
    });
  }
});

test('an unknown model leads to the not-found page', async ({ site }) => {
  const answer = await fetch(`${site.url}/motores/motor-ppa-que-nao-existe`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/not-found']);
});

test.for([false, true])(
  'a drawing that fails is replaced by a placeholder, and the console says so, with a late script: %s',
  async (isScriptLate, { visit }) => {
    const page = await visit({ expects: /Failed to load resource|Image failed to load/ });
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Image failed to load')) errors.push(message.text());
    });
    const script = Promise.withResolvers<void>();
    if (!isScriptLate) script.resolve();
    await page.route(`**${drawing}`, (route) => route.fulfill({ status: 404, body: '' }));
    // Requested only because the drawing has failed.
    await page.route(/entry\.client.*\.js$/, async (route) => {
      await script.promise;
      await route.continue();
    });
    const picture = page.locator('main figure img');
    await page.goto(jetflex, { waitUntil: 'commit' });
    await picture.waitFor({ state: 'attached' });
    if (isScriptLate) {
      await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
      expect(errors).toEqual([]);
      script.resolve();
    }
    await expect.poll(() => picture.getAttribute('src')).toBe('/images/models/placeholder.svg');
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(400);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(drawing);
  },
);

test('a placeholder that fails too is not requested repeatedly', async ({ visit }) => {
  const page = await visit({ expects: /Failed to load resource|Image failed to load/ });
  let requests = 0;
  await page.route('**/images/models/*.svg', (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.addInitScript(() => {
    const countFailure = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      target.dataset.failures = String(Number(target.dataset.failures ?? 0) + 1);
    };
    addEventListener('error', countFailure, true);
  });
  await page.goto(jetflex);
  await expect.poll(() => page.locator('main figure img').getAttribute('data-failures')).toBe('2');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(requests).toBe(2);
});
