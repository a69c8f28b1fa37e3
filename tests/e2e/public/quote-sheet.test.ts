/** The quote sheet, the same on every kind of page that sells (docs/specification/pages.md#quote-sheet). */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { layOutAll } from '#tests/e2e/support/page-checks.ts';
import { test } from '#tests/e2e/support/public-test.ts';

const pages = {
  home: '/',
  'a search term': '/termos/motor-portao-basculante-preco',
  'a place': '/cidades/moema',
  'a model': '/motores/motor-ppa-home-jetflex',
} as const;

/** The area of an A4 page inside margins of one centimetre, in CSS pixels. */
const a4 = { width: 718, height: 1047 };

const lineOf = (page: Page, name: string) =>
  page
    .locator('.quote li')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();

/** The text of the quote sheet that has the line. */
async function sheetText(line: Locator): Promise<string> {
  return (await line.locator('xpath=ancestor::*[@class="quote"]').innerText()).replaceAll('\u00a0', ' ');
}

test.for(Object.entries(pages))(
  '%s quotes the fastest kit in the same words',
  async ([, path], { visit }) => {
    const page = await visit({ width: 360, hasJavaScript: false });
    await page.goto(path);
    await layOutAll(page);
    const sheet = await sheetText(lineOf(page, 'JETFLEX'));
    for (const words of [
      'abre em 4 segundos',
      'R$ 1.349',
      '10x de R$ 134,90',
      'Motor, central, 2 controles, fixação, manual, frete e montagem; fotocélula à parte',
      '1 ano de garantia no kit e na montagem',
      'Frete grátis em 27 cidades',
      'Vale dez dias',
    ])
      expect(sheet).toContain(words);
  },
);

test.for([
  ['/', 'PADRÃO', 'Kit PADRÃO instalado.', '10x de R$ 89,90'],
  ['/cidades/moema', 'SPEEDY', 'Kit SPEEDY instalado. Estou em Moema.', '10x de R$ 94,90'],
  [
    '/motores/motor-ppa-home-jetflex',
    'JETFLEX',
    'Kit JETFLEX instalado. Para o Motor PPA Home Jetflex.',
    '10x de R$ 134,90',
  ],
] as const)(
  'on %s the message of the %s names the kit, its instalments, its contents and its warranty',
  async ([path, kit, request, instalments], { visit }) => {
    const page = await visit();
    await page.goto(path);
    const href = await lineOf(page, kit).getByRole('link').getAttribute('href');
    const message = new URL(href ?? '').searchParams.get('text')?.replaceAll('\u00a0', ' ') ?? '';
    expect(message.split('\n')[0]).toBe(`Olá! Quero este orçamento: ${request}`);
    for (const words of [instalments, 'fixação', '1 ano de garantia']) expect(message).toContain(words);
  },
);

test.for(Object.entries(pages))(
  'the sheet of %s is printed whole on one page',
  async ([, path], { visit }) => {
    const page = await visit({ width: a4.width });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.quote').first();
    expect((await sheet.boundingBox())?.height).toBeLessThan(a4.height);
    expect(await sheet.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
  },
);
