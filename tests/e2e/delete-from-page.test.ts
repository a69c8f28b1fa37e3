/** 'Excluir página' where the page is read: for a signed-in administrator only, and at no cost to visitors (SPEC.md sections 2, 6, 8). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgetAdministrator } from './support/admin-screens.ts';
import { axeViolations } from './support/axe.ts';
import { expectFocus } from './support/focus.ts';
import { publishPage, samplePage } from './support/publish-page.ts';
import { signIn } from './support/sign-in.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const scriptLimitBytes = 2_000;

const deleteButton = (page: Page) => page.getByRole('button', { name: 'Excluir página' });

async function openAsAdmin(page: Page, site: Site, slug: string): Promise<void> {
  await publishPage(site, { ...samplePage, slug });
  await signIn(page, site.admin);
  await page.goto(`/links-uteis/${slug}`);
  await deleteButton(page).click();
  await page.getByRole('dialog', { name: 'Excluir esta página?' }).waitFor();
}

const confirmButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true });

/** Addresses of the scripts the page asks for. A public page asks for all it needs before its load event. */
function watchScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test('visitors find no button, and load nothing but the small script every island page carries', async ({
  site,
  visit,
}) => {
  await publishPage(site, { ...samplePage, slug: 'sem-botao' });
  const page = await visit();
  const scripts = watchScripts(page);
  await page.goto('/links-uteis/sem-botao');
  expect(await deleteButton(page).count()).toBe(0);
  const bodies = await Promise.all(
    scripts.map((path) => fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } })),
  );
  const bytes = bodies.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes, scripts.join()).toBeLessThanOrEqual(scriptLimitBytes);
});

test('somebody who has signed out finds none either, and fetches none of the administrator’s scripts', async ({
  site,
  visit,
}) => {
  await publishPage(site, { ...samplePage, slug: 'depois-de-sair' });
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**/admin/login');
  const scripts = watchScripts(page);
  await page.goto('/links-uteis/depois-de-sair');
  expect(await deleteButton(page).count()).toBe(0);
  expect(scripts.filter((path) => /mount/.test(path))).toEqual([]);
  await forgetAdministrator(page);
});

test('a made-up session is thrown away and shows no button', async ({ site, visit }) => {
  await publishPage(site, { ...samplePage, slug: 'sessao-inventada' });
  const page = await visit();
  await page.goto('/links-uteis/sessao-inventada');
  await page.evaluate(() => localStorage.setItem('sb-127-auth-token', '{"access_token":"x"}'));
  await page.reload();
  await page.waitForFunction(() => localStorage.length === 0);
  expect(await deleteButton(page).count()).toBe(0);
});

test('the administrator is asked, deletes, and reads in the panel that it is done', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openAsAdmin(page, site, 'excluida-na-pagina');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect((await fetch(`${site.url}/links-uteis/excluida-na-pagina`)).url).toContain('excluida-na-pagina');
  await deleteButton(page).click();
  await expectFocus(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await deleteButton(page).click();
  await confirmButton(page).click();
  await page.waitForURL('**/admin/painel');
  await expectToast(page, 'Página excluída', 'A página foi excluída com sucesso');
  const gone = await fetch(`${site.url}/links-uteis/excluida-na-pagina`, { redirect: 'manual' });
  expect([gone.status, gone.headers.get('location')]).toEqual([302, '/not-found']);
  await page.reload();
  await page.getByRole('heading', { name: /Páginas Geradas \(/ }).waitFor();
  expect(await page.getByText('Página excluída').count()).toBe(0);
});

test('a refusal of the service is told in the dialog, and the page stays', async ({ site, visit }) => {
  const page = await visit({ expects: /Failed to load resource|no permission/ });
  await openAsAdmin(page, site, 'recusada');
  await page.route('**/rest/v1/generated_pages**', (route) =>
    route.fulfill({ status: 500, json: { message: 'no permission', code: 'XX000' } }),
  );
  await confirmButton(page).click();
  await page.getByRole('alert').getByText('Não foi possível excluir a página', { exact: true }).waitFor();
  expect((await fetch(`${site.url}/links-uteis/recusada`)).url).toContain('recusada');
  await forgetAdministrator(page);
});

test('a session that has ended meanwhile leads to the login, which says that the page is still there', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Authentication required|Failed to load resource: .* 40[13]/ });
  await openAsAdmin(page, site, 'sessao-encerrada');
  await page.route('**/rest/v1/generated_pages**', (route) =>
    route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST301' } }),
  );
  await confirmButton(page).click();
  await page.waitForURL('**/admin/login');
  await expectToast(page, 'Não foi possível excluir a página', 'Entre de novo e tente outra vez.');
  expect((await fetch(`${site.url}/links-uteis/sessao-encerrada`)).url).toContain('sessao-encerrada');
});

test('a call that gets no answer is told apart, and can be tried again', async ({ site, visit }) => {
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
