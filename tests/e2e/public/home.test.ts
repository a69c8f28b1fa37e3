/** The home page as a visitor sees it (docs/specification/pages.md#home). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { suggestedPhrases } from '#app/catalogue/search/search-wordings.server.ts';
import { homeOffers } from '#content/offers.ts';
import { test } from '#tests/e2e/support/public-test.ts';

/** The contact bar at the lower edge of a phone. */
const barHeight = 56;

test.for([640, 740])(
  'the first screen of a phone of 360 × %s px answers the questions of the five-second test',
  async (height, { visit }) => {
    const page = await visit({ width: 360, hasJavaScript: false });
    await page.setViewportSize({ width: 360, height });
    await page.goto('/');
    const main = page.locator('main');
    const answers = {
      'who it is': page.locator('.wordmark'),
      'what it does': page.getByRole('heading', { level: 1, name: /portão aberto em 4 segundos/ }),
      'that it is installed': main.locator('.lead', { hasText: 'entregue e instalado' }),
      'what a kit costs': main.getByText(/^R\$\u00a0899$/).first(),
      'what the fast kit costs': main.getByText(/^R\$\u00a01\.349$/).first(),
      'what a repair costs': page.getByRole('heading', { name: /R\$.150 a R\$.600/ }),
      'how to ask': page.getByRole('link', { name: 'QUERO MEU DESCONTO' }),
      'when somebody answers': main.getByText('Segunda a sexta 8h às 18h').first(),
      'where to go with a gate that does not close': main.getByRole('link', { name: /^Não fecha/ }),
    };
    const missing: string[] = [];
    for (const [answer, element] of Object.entries(answers)) {
      const box = await element.boundingBox();
      if (box === null || box.y < 0 || box.y + box.height > height - barHeight) missing.push(answer);
    }
    expect(missing).toEqual([]);
  },
);

test('a visitor with a stuck gate finds its picture, the price of a repair and the opening hours on the first screen of a phone', async ({
  visit,
}) => {
  const page = await visit({ width: 360, hasJavaScript: false });
  await page.goto('/');
  const tiles = page.locator('.rescue a');
  const bottoms = await tiles.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().bottom),
  );
  expect(bottoms.length).toBe(6);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(740 - barHeight);
  expect(await page.locator('.rescue').textContent()).toContain('Segunda a sexta 8h às 18h');
  expect(await page.locator('.rescue h2').textContent()).toContain('R$\u00a0150 a R$\u00a0600');
  expect(new Set(await tiles.locator('span').allTextContents()).size).toBe(6);
  await page
    .getByRole('link', { name: /não fecha/i })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/portao-nao-fecha');
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

test('each offer is ordered with a message that names its kit and its price', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const hrefs = await page
    .locator('.quote li > a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.map((href) => new URL(href).searchParams.get('text'))).toEqual([
    expect.stringMatching(/PADRÃO.*16 segundos.*R\$\u00a0899 /s),
    expect.stringMatching(/SPEEDY.*8 segundos.*R\$\u00a0949 /s),
    expect.stringMatching(/JETFLEX.*4 segundos.*R\$\u00a01\.349 /s),
  ]);
});

/** For each of the three gates: how much of the opening the leaf still closes, and whether the car has left the street. */
function raceNow(page: Page): Promise<{ closed: number[]; isIn: boolean[] }> {
  return page.locator('.street').evaluate((street) => {
    const matrices = (selector: string) =>
      [...street.querySelectorAll(selector)].map((part) => new DOMMatrix(getComputedStyle(part).transform));
    return {
      closed: matrices('.leaf').map(({ d }) => Math.round(d * 100) / 100),
      isIn: matrices('.car').map(({ f }) => f < 0),
    };
  });
}

/** Moves every animation of the race to this moment. */
async function showRaceAt(page: Page, seconds: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      const target = (animation.effect as KeyframeEffect | null)?.target;
      if (animation.timeline instanceof DocumentTimeline && target?.closest('.street')) {
        animation.pause();
        animation.currentTime = milliseconds;
      }
    }
  }, seconds * 1000);
}

test.for([true, false])(
  'the race waits until it is seen and then runs in real seconds, with JavaScript: %s',
  async (hasJavaScript, { visit }) => {
    const page = await visit({ hasJavaScript });
    await page.goto('/');
    expect(await raceNow(page)).toEqual({ closed: [1, 1, 1], isIn: [false, false, false] });
    await page
      .locator('.street')
      .evaluate((street) => street.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect.poll(async () => (await raceNow(page)).closed[2]).toBeLessThan(1);
    await showRaceAt(page, 4);
    expect((await raceNow(page)).closed).toEqual([0.77, 0.54, 0.07]);
    await showRaceAt(page, 4.5);
    expect((await raceNow(page)).isIn).toEqual([false, false, true]);
    await showRaceAt(page, 18);
    expect(await raceNow(page)).toEqual({ closed: [0.07, 0.07, 0.07], isIn: [true, true, true] });
  },
);

test('with reduced motion the fourth second is shown: one car in, one gate half open, one a quarter open', async ({
  visit,
}) => {
  const page = await visit({ prefersReducedMotion: true });
  await page.goto('/');
  await page.locator('.street').scrollIntoViewIfNeeded();
  expect(await raceNow(page)).toEqual({ closed: [0.75, 0.5, 0.07], isIn: [false, false, true] });
  const [slowest, , fastest] = homeOffers;
  expect(fastest.seconds / slowest.seconds, 'the caption says a quarter').toBe(0.25);
});

test('a search that no page answers leads to a sentence with its words and a link to the chat', async ({
  visit,
}) => {
  const page = await visit({ width: 360, hasJavaScript: false });
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Qual é o problema do seu portão?' });
  await field.fill('geladeira roxa');
  await field.press('Enter');
  await page.waitForURL((url) => url.pathname === '/' && url.search !== '');
  const answer = page.locator('#sem-resposta');
  expect(await answer.textContent()).toContain('“geladeira roxa”');
  const box = await answer.boundingBox();
  // Below the header, and in the upper half of the screen.
  expect(box !== null && box.y >= 60 && box.y < 400).toBe(true);
  const chat = new URL((await answer.getByRole('link').getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toContain('geladeira roxa');
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
  expect(await page.locator('#problemas option').count()).toBe(suggestedPhrases.length);
  expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(true);
  await field.fill('   ');
  const home = page.waitForResponse(`${site.url}/`);
  await field.press('Enter');
  const { pathname, searchParams } = new URL((await home).request().redirectedFrom()?.url() ?? '');
  expect([pathname, searchParams.get('q')]).toEqual(['/buscar', '   ']);
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

test('the floating chat link opens WhatsApp in a new tab with the message filled in', async ({ visit }) => {
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

test('the red dot of the chat link pulses, and stays still with reduced motion', async ({ visit }) => {
  const isPulsing = async (prefersReducedMotion: boolean) => {
    const page = await visit({ prefersReducedMotion });
    await page.goto('/');
    return page.evaluate(() =>
      document
        .getAnimations()
        .some((animation) => (animation.effect as KeyframeEffect).target?.closest('.chat-float')),
    );
  };
  expect(await isPulsing(false)).toBe(true);
  expect(await isPulsing(true)).toBe(false);
});

test('?cidade=guarulhos names the city and puts its testimonial first; canonical stays home', async ({
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
