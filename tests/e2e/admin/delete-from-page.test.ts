/**
 * 'Excluir página' on the page itself: only for a signed-in administrator, and at no cost to visitors
 * (docs/specification/administrator.md#delete-from-the-page).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgetAdministrator } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { holdOnce } from '#tests/e2e/support/hold.ts';
import { publishPage, samplePage } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const deleteButton = (page: Page) => page.getByRole('button', { name: 'Excluir página' });

async function openAsAdmin(page: Page, site: Site, slug: string): Promise<void> {
  await publishPage(site, { ...samplePage, slug });
  await signIn(page, site.admin, `/links-uteis/${slug}`);
  await deleteButton(page).click();
  await page.getByRole('dialog', { name: 'Excluir esta página?' }).waitFor();
}

const confirmButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true });

/** The status of the answer at the page's address. */
async function statusOf(site: Site, slug: string): Promise<number> {
  return (await fetch(`${site.url}/links-uteis/${slug}`, { redirect: 'manual' })).status;
}

/** @returns the paths of the scripts that the page requests by itself */
async function scriptsOf(page: Page, slug: string): Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  // The visitors' script counts the view a moment after the first paint, and then looks for a session.
  const counted = page.waitForRequest(/\/v\/[^/]+$/);
  await page.goto(`/links-uteis/${slug}`);
  await counted;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return paths;
}

test('visitors see no button and request no script', async ({ site, visit }) => {
  await publishPage(site, { ...samplePage, slug: 'sem-botao' });
  const page = await visit();
  expect(await scriptsOf(page, 'sem-botao')).toEqual([]);
  expect(await deleteButton(page).count()).toBe(0);
});

test('a signed-out administrator sees no button and requests no script', async ({ site, visit }) => {
  await publishPage(site, { ...samplePage, slug: 'depois-de-sair' });
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**/admin/login');
  expect(await scriptsOf(page, 'depois-de-sair')).toEqual([]);
  expect(await deleteButton(page).count()).toBe(0);
  await forgetAdministrator(page);
});

test('an invented session is discarded and shows no button', async ({ site, visit }) => {
  await publishPage(site, { ...samplePage, slug: 'sessao-inventada' });
  const page = await visit();
  await page.goto('/links-uteis/sessao-inventada');
  await page.evaluate(() => localStorage.setItem('sb-127-auth-token', '{"access_token":"x"}'));
  await page.reload();
  await page.waitForFunction(() => localStorage.length === 0);
  expect(await deleteButton(page).count()).toBe(0);
});

test('deleting asks first, and the panel confirms it', async ({ site, visit }) => {
  const page = await visit();
  await openAsAdmin(page, site, 'excluida-na-pagina');
  // The dialog's styles are inline and may only use what the public style sheet declares.
  const heading = page.getByRole('heading', { name: 'Excluir esta página?' });
  const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const [size, rootSize] = await Promise.all(
    [heading, page.locator('html')].map((locator) => locator.evaluate(fontSize)),
  );
  expect(size).toBe(1.5 * (rootSize ?? 0));
  const background = () =>
    confirmButton(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).toBe('rgb(255, 154, 141)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background()).toBe('rgb(163, 38, 27)');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await statusOf(site, 'excluida-na-pagina')).toBe(200);
  await deleteButton(page).click();
  await expectFocus(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await deleteButton(page).click();
  await confirmButton(page).click();
  await page.waitForURL('**/admin/painel');
  await expectToast(page, 'Página excluída', 'A página foi excluída com sucesso');
  expect(await statusOf(site, 'excluida-na-pagina')).toBe(410);
  await page.reload();
  await page.getByRole('heading', { name: /Páginas Geradas \(/ }).waitFor();
  expect(await page.getByText('Página excluída').count()).toBe(0);
});

test('a deletion that has begun cannot be cancelled, so the dialog stays until it ends', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openAsAdmin(page, site, 'sem-volta');
  const deletion = holdOnce(page, '**/rest/v1/generated_pages**', (request) => request.method() === 'DELETE');
  await confirmButton(page).click();
  const { release } = await deletion;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Excluindo...' }).waitFor();
  await release();
  await page.waitForURL('**/admin/painel');
  await expectToast(page, 'Página excluída');
});

test('the dialog is at the bottom of a phone, and in the middle of anything wider', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 768 });
  await openAsAdmin(page, site, 'dialogo-no-meio');
  const { height } = page.viewportSize() ?? { height: 0 };
  const edges = async () => {
    const box = await page.getByRole('dialog').boundingBox();
    return { above: Math.round(box?.y ?? 0), below: Math.round(height - (box?.y ?? 0) - (box?.height ?? 0)) };
  };
  const { above, below } = await edges();
  expect(Math.abs(above - below)).toBeLessThanOrEqual(2);
  await page.setViewportSize({ width: 767, height });
  expect((await edges()).below).toBe(0);
  await forgetAdministrator(page);
});

test('a failure of the service is shown in the dialog, and the page stays', async ({ site, visit }) => {
  const page = await visit({ expects: /Failed to load resource|no permission/ });
  await openAsAdmin(page, site, 'recusada');
  await page.route('**/rest/v1/generated_pages**', (route) =>
    route.fulfill({ status: 500, json: { message: 'no permission', code: 'XX000' } }),
  );
  await confirmButton(page).click();
  await page.getByRole('alert').getByText('Não foi possível excluir a página', { exact: true }).waitFor();
  expect(await statusOf(site, 'recusada')).toBe(200);
  await forgetAdministrator(page);
});

test('an ended session leads to the login screen, which says that the page was not deleted', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Authentication required|Failed to load resource: .* 40[13]/ });
  await openAsAdmin(page, site, 'sessao-encerrada');
  await page.route('**/rest/v1/generated_pages**', (route) =>
    route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST303' } }),
  );
  await confirmButton(page).click();
  await page.waitForURL('**/admin/login');
  await expectToast(page, 'Não foi possível excluir a página', 'Entre de novo e tente outra vez.');
  expect(await statusOf(site, 'sessao-encerrada')).toBe(200);
});

test('a call without an answer has its own message and can be tried again', async ({ site, visit }) => {
  const page = await visit({ expects: /Failed to (load|fetch)|request failed/ });
  await openAsAdmin(page, site, 'sem-resposta');
  await page.route('**/rest/v1/generated_pages**', (route) => route.abort());
  await confirmButton(page).click();
  await page.getByRole('alert').getByText('Ocorreu um erro ao excluir a página', { exact: true }).waitFor();
  await page.unroute('**/rest/v1/generated_pages**');
  await confirmButton(page).click();
  await page.waitForURL('**/admin/painel');
  await expectToast(page, 'Página excluída');
});
