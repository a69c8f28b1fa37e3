/** The trash: undoing a deletion, and restoring a page later (docs/specification/administrator.md#trash). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openScreen } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { publishPage, samplePage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const statusOf = async (site: Site, slug: string) =>
  (await fetch(`${site.url}/links-uteis/${slug}`, { redirect: 'manual' })).status;

async function deleteInList(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Deletar ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click();
  await expectToast(page, 'Sucesso!', 'Página deletada com sucesso!');
}

test('a deletion can be undone from its toast, both in the list and on the page itself', async ({
  site,
  visit,
}) => {
  await publishPage(site, { ...samplePage, title: 'Volta logo', slug: 'volta-logo' });
  const page = await visit();
  await signIn(page, site.admin);
  await deleteInList(page, 'Volta logo');
  expect(await statusOf(site, 'volta-logo')).toBe(410);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Página de volta', 'Ela está no site de novo, em /volta-logo.');
  expect(await statusOf(site, 'volta-logo')).toBe(200);
  await page.getByRole('listitem').filter({ hasText: 'Volta logo' }).waitFor();

  await page.goto('/links-uteis/volta-logo');
  await page.getByRole('button', { name: 'Excluir página' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.waitForURL('**/admin/painel');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Página de volta');
  expect(await statusOf(site, 'volta-logo')).toBe(200);
});

test('the trash says when a page is purged, and restores it by keyboard, to a new address if the old one is taken', async ({
  site,
  visit,
}) => {
  await publishPage(site, { ...samplePage, title: 'Primeira', slug: 'disputada' });
  const page = await visit({ expects: /Failed to load resource: .* 409/ });
  await signIn(page, site.admin);
  await deleteInList(page, 'Primeira');
  await publishPage(site, { ...samplePage, title: 'Segunda', slug: 'disputada' });
  await page.getByRole('link', { name: 'Lixeira' }).click();
  await page.getByRole('heading', { name: 'Lixeira', level: 1 }).waitFor();
  const entry = page.getByRole('listitem').filter({ hasText: 'Primeira' });
  expect(await entry.textContent()).toMatch(/Sai de vez em \d{2}\/\d{2}\/\d{4}/);
  expect(await axeViolations(page)).toEqual([]);

  await entry.getByRole('button', { name: 'Restaurar Primeira' }).focus();
  await page.keyboard.press('Enter');
  const field = entry.getByRole('textbox', { name: 'Novo endereço' });
  await expectFocus(field);
  await entry.getByText('O endereço /disputada já é de outra página. Escolha um novo.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('disputada');
  await page.keyboard.press('Enter');
  await entry.getByText('Já existe uma página com o slug “disputada”. Escolha outro.').waitFor();
  await field.fill('Só minha');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Página de volta', 'Ela está no site de novo, em /so-minha.');
  await page.getByText('A lixeira está vazia.').waitFor();
  await expectFocus(page.getByRole('region', { name: 'Páginas na lixeira' }));
  expect([await statusOf(site, 'disputada'), await statusOf(site, 'so-minha')]).toEqual([200, 200]);
});

test('restoring a page by keyboard leaves the focus in the list', async ({ site, visit }) => {
  const client = await signInAsAdmin(site);
  for (const slug of ['foco-um', 'foco-dois']) {
    await publishPage(site, { ...samplePage, title: `Página ${slug}`, slug });
    await client.from('generated_pages').delete().eq('slug', slug).throwOnError();
  }
  const page = await visit();
  await openScreen(page, site.admin, { path: '/admin/paginas/lixeira', heading: 'Lixeira' });
  const restore = page.getByRole('button', { name: 'Restaurar Página foco-um' });
  await restore.press('Enter');
  await expectToast(page, 'Página de volta');
  await restore.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('region', { name: 'Páginas na lixeira' }));
});

test('several pages are deleted with one confirmation on a phone, by keyboard, and one tap brings them all back', async ({
  site,
  visit,
}) => {
  const slugs = ['varias-um', 'varias-dois', 'varias-tres'];
  for (const slug of slugs) await publishPage(site, { ...samplePage, title: `Página ${slug}`, slug });
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  for (const slug of slugs) {
    await page.getByRole('checkbox', { name: `Página ${slug}` }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByText('3 escolhidas', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Deletar 3 escolhidas' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Deletar 3 páginas?' });
  await question.getByRole('button', { name: 'Deletar' }).press('Enter');
  await expectToast(page, 'Sucesso!', '3 páginas deletadas com sucesso!');
  expect(await Promise.all(slugs.map((slug) => statusOf(site, slug)))).toEqual([410, 410, 410]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, '3 páginas de volta', 'Elas estão no site de novo.');
  expect(await Promise.all(slugs.map((slug) => statusOf(site, slug)))).toEqual([200, 200, 200]);
});

test('the trash finds pages by their words, restores several together, and can undo that too', async ({
  site,
  visit,
}) => {
  const slugs = ['lote-um', 'lote-dois', 'lote-tomada'];
  for (const slug of slugs) await publishPage(site, { ...samplePage, title: `Lote ${slug}`, slug });
  await publishPage(site, { ...samplePage, title: 'Alheia', slug: 'alheia' });
  const client = await signInAsAdmin(site);
  await client
    .from('generated_pages')
    .delete()
    .in('slug', [...slugs, 'alheia']);
  await publishPage(site, { ...samplePage, title: 'Outra no lugar', slug: 'lote-tomada' });
  const page = await visit({ width: 360, expects: /Failed to load resource: .* 409/ });
  await openScreen(page, site.admin, { path: '/admin/paginas/lixeira', heading: 'Lixeira' });
  await page.getByRole('searchbox', { name: 'Buscar páginas' }).fill('lote');
  await page.getByText('3 páginas encontradas.').waitFor();
  await page.getByRole('button', { name: 'Escolher todas' }).click();
  await page.getByText('3 escolhidas', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Restaurar 3 escolhidas' }).press('Enter');
  await expectToast(page, '2 páginas de volta', 'Elas estão no site de novo.');
  await page.getByRole('textbox', { name: 'Novo endereço' }).waitFor();
  expect(await Promise.all(slugs.map((slug) => statusOf(site, slug)))).toEqual([200, 200, 200]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Sucesso!', '2 páginas deletadas com sucesso!');
  expect([await statusOf(site, 'lote-um'), await statusOf(site, 'lote-dois')]).toEqual([410, 410]);
});
