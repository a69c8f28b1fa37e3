/** The earlier texts of a page: comparing, naming and restoring them (docs/specification/administrator.md#versions). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseInMenu, rowMenu } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { chooseHtml, htmlField, publishFromEditor } from '#tests/e2e/support/page-form.ts';
import { publishPage, samplePage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { fetchBody, type Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const version = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ hasText: `Versão ${number}` });

/** Opens the versions of a page that was published and then corrected. */
async function openVersions(page: Page, site: Site, slug: string): Promise<void> {
  const title = `Versões de ${slug}`;
  await publishPage(site, {
    ...samplePage,
    title,
    slug,
    content: '<p>Um portão pesado.</p><p>O motor está lento.</p>',
  });
  const client = await signInAsAdmin(site);
  const corrected = '<p>Um portão pesado.</p><p>O motor está parado.</p>';
  await client.from('generated_pages').update({ content: corrected }).eq('slug', slug);
  await signIn(page, site.admin);
  await page.getByRole('link', { name: `Versões de ${title}` }).click();
  await page.getByRole('heading', { name: 'Versões', level: 1 }).waitFor();
  await version(page, 2).waitFor();
}

test('a corrected word is found by comparing, and restored without touching the site', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await openVersions(page, site, 'palavra-corrigida');
  await version(page, 2).getByRole('button', { name: 'Comparar com a publicada' }).click();
  await page.getByText('Esta versão é igual à página publicada.').waitFor();

  await version(page, 1).getByRole('button', { name: 'Comparar com a publicada' }).click();
  const compared = version(page, 1).locator('.difference-words');
  await compared.locator('del').waitFor();
  expect(await compared.locator('del').allTextContents()).toEqual(['lento']);
  expect(await compared.locator('ins').allTextContents()).toEqual(['parado']);
  await version(page, 1).getByText('… 1 parágrafo igual …').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await chooseInMenu(page, 'Versão 1', 'Restaurar');
  await expectToast(
    page,
    'Rascunho pronto',
    'Ele tem o texto da versão 1. O site só muda quando você publicar.',
  );
  await page.getByRole('heading', { name: 'Editar página', level: 1 }).waitFor();
  await chooseHtml(page);
  expect(await htmlField(page).inputValue()).toContain('lento');
  const live = () => fetchBody(site, '/links-uteis/palavra-corrigida');
  expect(await live()).toContain('O motor está parado.');
  await publishFromEditor(page);
  await expectToast(page, 'Página publicada');
  expect(await live()).toContain('O motor está lento.');
});

test('a version named by keyboard cannot be deleted, and one without a name can', async ({ site, visit }) => {
  const page = await visit();
  await openVersions(page, site, 'com-nome');
  await page.getByRole('button', { name: 'Guardar com nome' }).focus();
  await page.keyboard.press('Enter');
  await expectFocus(page.getByRole('textbox', { name: 'Nome da versão' }));
  await page.keyboard.press('Enter');
  await page.getByText('Escreva um nome.').waitFor();
  await page.keyboard.type('Antes da promoção');
  await page.keyboard.press('Enter');
  await version(page, 2).getByText('Versão 2 · Antes da promoção').waitFor();
  await expectFocus(page.getByRole('button', { name: 'Guardar com nome' }));
  await rowMenu(page, 'Versão 2').press('Enter');
  const offered = page.getByRole('menu', { name: 'Versão 2' }).getByRole('menuitem');
  expect(await offered.allTextContents()).toEqual(['Restaurar', 'Mudar nome']);
  await page.keyboard.press('Escape');

  await rowMenu(page, 'Versão 1').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectFocus(page.getByRole('textbox', { name: 'Nome da versão' }));
  await page.keyboard.type('A primeira');
  await page.keyboard.press('Enter');
  await version(page, 1).getByText('Versão 1 · A primeira').waitFor();
  await expectFocus(rowMenu(page, 'Versão 1'));
  await chooseInMenu(page, 'Versão 1', 'Mudar nome');
  await expectFocus(page.getByRole('textbox', { name: 'Nome da versão' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await version(page, 1).getByText('A primeira').waitFor({ state: 'detached' });
  await expectFocus(rowMenu(page, 'Versão 1'));

  await chooseInMenu(page, 'Versão 1', 'Apagar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click();
  await version(page, 1).waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('heading', { name: 'Lista de versões' }));
  await version(page, 2)
    .getByText(/por você/)
    .waitFor();
});

test('the editor leads to the versions of its page', async ({ site, visit }) => {
  const page = await visit();
  await openVersions(page, site, 'do-editor');
  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByRole('textbox', { name: 'Conteúdo', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Versões desta página' }).click();
  await version(page, 1).waitFor();
});
