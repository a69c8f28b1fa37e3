/**
 * 'Geração em Lote': what it creates, what it skips, and what remains after an interruption
 * (docs/specification/generator.md#batch).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { holdPageAfter } from '#tests/e2e/support/hold.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn, signInAgain, signInSheet } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Gerar 50 Páginas Internas' });
const heading = (page: Page, total: number) =>
  page.getByRole('heading', { name: `Páginas Geradas (${total})`, exact: true });

async function deleteAllPages(site: Site): Promise<void> {
  const client = await signInAsAdmin(site);
  await client.from('generated_pages').delete().neq('slug', '').throwOnError();
}

test('if the session ends during a batch, the panel asks for a sign-in, and the created pages stay', async ({
  site,
  visit,
}) => {
  await deleteAllPages(site);
  const page = await visit({ expects: /console error/ });
  await signIn(page, site.admin);
  const heldRequest = holdPageAfter(page, 2);
  await button(page).click();
  const { release } = await heldRequest;
  const elsewhere = await signInAsAdmin(site);
  await elsewhere.auth.signOut({ scope: 'global' });
  await release();
  await expectToast(page, 'Erro', 'Erro ao gerar páginas.');
  await signInSheet(page).waitFor();
  await signInAgain(page, site.admin);
  await heading(page, 2).waitFor();
});

test('a failure of the service during a batch is reported with the number of created pages', async ({
  site,
  visit,
}) => {
  await deleteAllPages(site);
  const page = await visit({ width: 360, expects: /console error/ });
  await signIn(page, site.admin);
  const heldRequest = holdPageAfter(page, 3);
  await button(page).click();
  const { request, release } = await heldRequest;
  const card = page.getByRole('region', { name: 'Geração em Lote' });
  await card.getByRole('button', { name: 'Gerando...' }).waitFor();
  await card.getByText('3 de 50', { exact: true }).waitFor();
  expect(await card.getByRole('progressbar', { name: 'Progresso' }).getAttribute('value')).toBe('3');
  await card.getByText(request.postDataJSON().title, { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await release({ status: 500, json: { code: 'XX000', message: 'x', details: null, hint: null } });
  await expectToast(page, 'Erro', 'Erro ao gerar páginas.');
  await card.getByText('Parou antes do fim: 3 de 50 criadas.').waitFor();
  await heading(page, 3).waitFor();
});

test('leaving during a batch asks first, and staying finishes it', async ({ site, visit }) => {
  await deleteAllPages(site);
  const page = await visit();
  await signIn(page, site.admin);
  const heldRequest = holdPageAfter(page, 1);
  await button(page).click();
  const { release } = await heldRequest;
  await page.getByRole('link', { name: 'Segurança' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sair desta tela?' });
  await dialog.getByText('O que já foi criado fica no site.').waitFor();
  await expectFocus(dialog.getByRole('button', { name: 'Ficar aqui' }));
  await page.keyboard.press('Enter');
  await release();
  await expectToast(page, 'Sucesso!', '50 páginas geradas com sucesso!');
  await heading(page, 50).waitFor();
});

test('a stopped batch continues where it stopped', async ({ site, visit }) => {
  await deleteAllPages(site);
  const page = await visit();
  await signIn(page, site.admin);
  const heldRequest = holdPageAfter(page, 2);
  await button(page).click();
  const { release } = await heldRequest;
  await page.getByRole('button', { name: 'Parar' }).click();
  await release();
  await expectToast(page, 'Geração interrompida', '3 páginas geradas com sucesso!');
  await page.getByText('Parou antes do fim: 3 de 50 criadas.').waitFor();
  const heldAgain = holdPageAfter(page, 0);
  await button(page).click();
  const next = await heldAgain;
  // Those that exist count as done.
  await page.getByText('3 de 50', { exact: true }).waitFor();
  await next.release();
  await expectToast(page, 'Sucesso!', '47 páginas geradas com sucesso!');
  await page.getByText('47 de 50 criadas. 3 já existiam e ficaram como estavam.').waitFor();
  await heading(page, 50).waitFor();
});

test('an empty site gets fifty public pages, none of which overwrites another, and a second batch creates nothing', async ({
  site,
  visit,
}) => {
  await deleteAllPages(site);
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  await heading(page, 0).waitFor();
  await button(page).click();
  await expectToast(page, 'Sucesso!', '50 páginas geradas com sucesso!');
  await heading(page, 50).waitFor();
  const client = await signInAsAdmin(site);
  const { data } = await client.from('generated_pages').select('slug,title,description');
  expect(new Set(data?.map(({ title }) => title)).size).toBe(50);
  for (const { slug, title } of data?.slice(0, 3) ?? []) {
    const visitor = await visit();
    await visitor.goto(`/links-uteis/${slug}`);
    expect(await visitor.locator('h1').textContent()).toBe(title);
    expect(await visitor.getByText('Ver todas (50)').count()).toBe(1);
  }
  await button(page).click();
  await expectToast(page, 'Sucesso!', '0 páginas geradas com sucesso!');
  await page.getByText('Nenhuma página nova: as 50 já existiam e ficaram como estavam.').waitFor();
  await heading(page, 50).waitFor();
});
