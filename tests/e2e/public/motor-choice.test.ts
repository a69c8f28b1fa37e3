/** Comparing models and choosing one, without JavaScript (docs/specification/pages.md#motor-chooser). */
import { expect } from 'vitest';
import { paths } from '#app/paths.ts';
import { rowLabels, toBeChecked } from '#content/motors/motor-rows.ts';
import { test } from '#tests/e2e/support/public-test.ts';

test('three models are chosen by keyboard and shown side by side, within 360 pixels', async ({ visit }) => {
  const page = await visit({ width: 360, hasJavaScript: false });
  await page.goto(paths.motors());
  await page.getByLabel('Primeiro modelo').selectOption('Home Jetflex');
  await page.getByLabel('Segundo modelo').selectOption('Levante');
  await page.getByLabel('Terceiro modelo').selectOption('Penta');
  await page.getByRole('button', { name: 'Comparar' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table');
  await table.waitFor();
  expect(await table.locator('thead th').allTextContents()).toEqual(['Home Jetflex', 'Levante', 'Penta']);
  expect(await table.locator('tbody th').allTextContents()).toEqual(Object.values(rowLabels));
  const cells = (label: string) =>
    table.locator('tbody tr', { hasText: label }).locator('td').allTextContents();
  expect(await cells(rowLabels.capacity)).toEqual([
    'Até 300\u00a0kg',
    'Pela ficha do modelo; para comparar, o Home leva 250\u00a0kg',
    'Pela ficha do modelo; a linha pesada toda vai até 800\u00a0kg',
  ]);
  expect(await cells(rowLabels.voltage)).toEqual(['220 V', toBeChecked, toBeChecked]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await page.getByLabel('Segundo modelo').inputValue()).toBe('motor-ppa-levante');
});

test.for([
  '/motores?modelo1=motor-ppa-home&modelo2=motor-ppa-home',
  '/motores?modelo1=motor-ppa-home&modelo2=motor-ppa-que-nao-existe&modelo3=',
])('a comparison needs two different models: %s', async (path, { visit }) => {
  const page = await visit({ hasJavaScript: false });
  await page.goto(path);
  await page.getByText('Escolha dois ou três modelos diferentes').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});

test('a model links to its comparison with the two most similar', async ({ visit }) => {
  const page = await visit({ hasJavaScript: false });
  await page.goto(paths.motor('motor-ppa-potenza'));
  await page.getByRole('link', { name: 'Comparar Potenza, Penta e Condominium' }).click();
  await page.getByRole('heading', { name: 'Motores PPA lado a lado' }).waitFor();
  expect(await page.locator('thead th').allTextContents()).toEqual(['Potenza', 'Penta', 'Condominium']);
});

test('answers about a gate lead to a kit with its price, its reasons and a chat message that repeats them', async ({
  visit,
}) => {
  const page = await visit({ width: 360, hasJavaScript: false });
  await page.goto(paths.motorChooser());
  await page.getByLabel('Peso da folha', { exact: true }).selectOption('De 150 a 200\u00a0kg');
  await page.getByLabel('Tensão perto do portão').selectOption('127 V');
  await page.getByRole('button', { name: 'Ver que motor serve' }).press('Enter');
  await page.getByRole('heading', { name: 'Motor PPA Home, no kit PADRÃO' }).waitFor();
  const answer = page.locator('main section').first();
  expect(await answer.textContent()).toContain('R$\u00a0899 instalado');
  expect(await answer.textContent()).toContain('O peso decide: o Home carrega até 250\u00a0kg');
  const chat = new URL(
    (await answer.getByRole('link', { name: 'Mandar estas respostas' }).getAttribute('href')) ?? '',
  );
  const message = chat.searchParams.get('text');
  expect(message).toContain('Peso da folha: De 150 a 200\u00a0kg.');
  expect(message).toContain('A página respondeu: Motor PPA Home, no kit PADRÃO.');
  expect(await page.getByLabel('Tensão perto do portão').inputValue()).toBe('127v');
});

test('a printed answer has no form and keeps the given answers', async ({ visit }) => {
  const page = await visit();
  await page.goto(`${paths.motorChooser()}?portao=deslizante`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('form').first().isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'Este portão pede orçamento' }).waitFor();
  expect(await page.locator('main dl').isVisible()).toBe(true);
});

test('a comparison and an answer are not indexed, and name the page without a query as canonical', async ({
  site,
}) => {
  for (const [path, canonical] of [
    [paths.motorComparison('motor-ppa-home', 'motor-ppa-penta'), paths.motors()],
    [`${paths.motorChooser()}?peso=ate-150`, paths.motorChooser()],
  ] as const) {
    const html = await (await fetch(site.url + path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`<link rel="canonical" href="${site.url}${canonical}"/>`);
  }
});
