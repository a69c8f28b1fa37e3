/** The definitive guide as a visitor uses it (docs/specification/pages.md#definitive-guide). */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#tests/e2e/support/public-test.ts';

const address = '/guia-definitivo-motor-ppa';

function sectionOf(page: Page, heading: string): Locator {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
}

async function messageOf(link: Locator): Promise<string> {
  const target = new URL((await link.getAttribute('href')) ?? '');
  expect(target.host).toBe('wa.me');
  return target.searchParams.get('text') ?? '';
}

test('the first screen of a phone offers a free quote and 24-hour assistance', async ({ visit }) => {
  const page = await visit({ width: 360 });
  await page.goto(address);
  for (const [name, message] of [
    ['Orçamento grátis', 'orçamento grátis'],
    ['Assistência 24h', 'assistência 24 horas'],
  ] as const) {
    const link = page.locator('main').getByRole('link', { name });
    expect(await messageOf(link)).toContain(message);
    const box = await link.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  }
});

test('four services say how long they take', async ({ visit }) => {
  const page = await visit();
  await page.goto(address);
  const cards = sectionOf(page, 'Serviços e quanto tempo levam').getByRole('listitem');
  const shown = await cards.evaluateAll((items) =>
    items.map((item) => [item.querySelector('h3')?.textContent, item.lastElementChild?.textContent]),
  );
  expect(shown).toEqual([
    ['Instalação profissional', '2 a 4 horas'],
    ['Manutenção preventiva', '1 a 2 horas'],
    ['Assistência 24h', 'Imediato, conforme a disponibilidade'],
    ['Conserto', '1 a 3 horas'],
  ]);
});

test('each of the three problems offers help that names it', async ({ visit }) => {
  const page = await visit();
  await page.goto(address);
  const problems = sectionOf(page, 'Três problemas comuns').getByRole('listitem');
  const names = ['barulhento', 'não fecha por completo', 'controle remoto'];
  expect(await problems.count()).toBe(names.length);
  for (const [position, name] of names.entries()) {
    const help = problems.nth(position).getByRole('link', { name: /^Pedir ajuda/ });
    expect(await messageOf(help)).toContain(name);
  }
});

test('one of the seven questions is open at a time, and it closes again', async ({ visit }) => {
  const page = await visit({ hasJavaScript: false });
  await page.goto(address);
  const questions = page.locator('main summary');
  const open = () => page.locator('main details[open] > summary').allTextContents();
  const texts = await questions.allTextContents();
  expect(texts).toHaveLength(7);
  for (const position of [2, 5]) {
    await questions.nth(position).click();
    await expect.poll(open).toEqual([texts[position]]);
  }
  await questions.nth(5).click();
  await expect.poll(open).toEqual([]);
});

test('the contents lead to every chapter of the text', async ({ visit }) => {
  const page = await visit();
  await page.goto(address);
  const contents = page.getByRole('navigation', { name: 'Neste guia' }).getByRole('link');
  expect(await contents.allTextContents()).toEqual(await page.locator('.prose h2').allTextContents());
  await contents.last().click();
  const chapter = page.locator('.prose h2:target');
  expect(await chapter.textContent()).toBe(await contents.last().textContent());
  await expect.poll(async () => (await chapter.boundingBox())?.y ?? 0).toBeLessThan(200);
});

test('three testimonials show five stars each, under the rating of the business', async ({ visit }) => {
  const page = await visit();
  await page.goto(address);
  const reviews = sectionOf(page, 'Três conversas de exemplo');
  expect(await reviews.textContent()).toMatch(/4,9\/5,0 em 127 avaliações/);
  expect(await reviews.getByRole('img', { name: '5 de 5 estrelas' }).count()).toBe(3);
});

test('the page closes with the phone and a technical visit', async ({ visit }) => {
  const page = await visit();
  await page.goto(address);
  const closing = page.locator('main section').last();
  expect(await messageOf(closing.getByRole('link', { name: 'Agendar visita técnica' }))).toContain(
    'agendar uma visita técnica',
  );
  expect(await closing.locator('a[href^="tel:"]').getAttribute('href')).toMatch(/^tel:\d{10,11}$/);
});

test('structured data names the business, services, questions and path, and the questions are those shown', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto(address);
  const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  expect(new Set(blocks.map((block) => block['@type']))).toEqual(
    new Set(['LocalBusiness', 'Service', 'FAQPage', 'BreadcrumbList']),
  );
  const faq = blocks.find((block) => block['@type'] === 'FAQPage');
  expect(faq.mainEntity.map((entry: { name: string }) => entry.name)).toEqual(
    await page.locator('main summary').allTextContents(),
  );
});
