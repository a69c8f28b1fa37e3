/** The preview beside the form of a page: meters, search result, and the page as visitors will see it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hostileLeftovers, hostilePage } from '#tests/e2e/support/hostile-page.ts';
import { fillPage } from '#tests/e2e/support/page-form.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const preview = (page: Page) => page.frameLocator('iframe[title="Prévia da página"]');

test('meters show how much of the title and description search results display', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByLabel('Título', { exact: true }).fill('a'.repeat(60));
  await page.getByText('60 de 60.').waitFor();
  await page.getByLabel('Título', { exact: true }).fill('a'.repeat(61));
  await page.getByText('61 de 60: os buscadores cortam o fim.').waitFor();
  await page.getByText('Descrição para buscadores (opcional)').click();
  const description = page.getByLabel('Descrição');
  await description.fill('a'.repeat(69));
  await page.getByText('69 de 160: cabe mais.').waitFor();
  await description.fill('a'.repeat(160));
  await page.getByText('160 de 160.').waitFor();
  await description.fill('a'.repeat(161));
  await page.getByText('161 de 160: os buscadores cortam o fim.').waitFor();
});

test('the search result shows the title, address and description, or the default description', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByLabel('Título', { exact: true }).fill('Portão <i>rápido</i>');
  const result = page.locator('.search-result');
  await result.getByText('Portão rápido | Motor de Portão PPA - Kit Completo Instalado').waitFor();
  await result.getByText(/› links-uteis › portao-irapidoi$/).waitFor();
  await result
    .getByText(
      'Informações sobre Portão rápido. Atendimento especializado, produtos de qualidade e suporte técnico.',
    )
    .waitFor();
  await page.getByText('Descrição para buscadores (opcional)').click();
  await page.getByLabel('Descrição').fill('Abre em 4 segundos.');
  await result.getByText('Abre em 4 segundos.').waitFor();
});

test('the preview runs no pasted script and shows exactly what visitors get', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  await fillPage(page, hostilePage);
  const shown = preview(page);
  await shown.locator('h2.destaque', { hasText: 'O que fazemos' }).waitFor();
  await page.getByText('Fica de fora o que as regras do site não permitem').waitFor();
  expect(await shown.locator('h1').textContent()).toBe('Portão travado em Perdizes');
  for (const forbidden of hostileLeftovers) {
    expect(await shown.locator(forbidden).count(), forbidden).toBe(0);
  }
  const frame = page.locator('iframe[title="Prévia da página"]');
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(await page.evaluate(() => 'wasReached' in window)).toBe(false);
  const previewed = await shown.locator('.prose').innerHTML();

  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
  const visitor = await visit();
  await visitor.goto(`/links-uteis/${hostilePage.slug}`);
  expect(previewed).toBe(await visitor.locator('.prose').innerHTML());
});

test('on a phone the preview is collapsed until it is opened', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  await fillPage(page, { title: 'Motor', content: '<p>Olá</p>' });
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByText('Prévia', { exact: true }).click();
  await preview(page).getByText('Olá').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
