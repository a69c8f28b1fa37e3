/** How an administrator gets in, and what he is told when he does not (SPEC.md sections 2 and 8). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocus } from './support/focus.ts';
import { holdOnce } from './support/hold.ts';
import { signInAsAdmin } from './support/publish-page.ts';
import { fillSignIn, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** Chromium writes every refused answer into the console; here the refusal is the point. */
const refusal = /Failed to load resource: .* 400/;
const outage = /Failed to load resource|request failed: .*\/auth\/v1\/token/;

test('the right password leads to the panel and says so', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  await expectToast(page, 'Login bem-sucedido', 'Você está agora no painel administrativo');
  expect(new URL(page.url()).pathname).toBe('/admin/painel');
});

test('a wrong password is refused with the words of the service', async ({ site, visit }) => {
  const page = await visit({ expects: refusal });
  await page.goto('/admin/login');
  await fillSignIn(page, { ...site.admin, password: 'outra senha qualquer' });
  await expectToast(page, 'Erro de autenticação', 'Invalid login credentials');
  expect(new URL(page.url()).pathname).toBe('/admin/login');
});

test('while the service is asked the button says so, and the refusal before it is gone', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: refusal });
  await page.goto('/admin/login');
  await page.getByText('Área restrita a administradores.').waitFor();
  await fillSignIn(page, { ...site.admin, password: 'outra senha qualquer' });
  await expectToast(page, 'Erro de autenticação');
  const held = holdOnce(page, '**/auth/v1/token**');
  await fillSignIn(page, site.admin);
  const { release } = await held;
  await page.getByRole('button', { name: 'Verificando...' }).waitFor();
  await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
  await release();
  await panelHeading(page).waitFor();
});

test('a screen that takes the place of another has the focus and is announced by its heading', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const screen = (name: string) => page.getByRole('main', { name, exact: true });
  await page.goto('/admin/login');
  await screen('Login Administrativo').waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await fillSignIn(page, site.admin);
  await expectFocus(screen('Painel de Administração'));
  await page.getByRole('link', { name: 'Segurança' }).click();
  await expectFocus(screen('Segurança'));
  await page.goBack();
  await expectFocus(screen('Painel de Administração'));
  await page.getByRole('link', { name: 'Gerador de Conteúdo Local' }).click();
  await expectFocus(screen('Gerador de Conteúdo Local'));
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('link', { name: 'Criador de Páginas em Lote' }).click();
  await expectFocus(screen('Criador de Páginas em Lote'));
});

test('a service that cannot be reached gives a plain message', async ({ site, visit }) => {
  const page = await visit({ expects: outage });
  await page.goto('/admin/login');
  await page.route('**/auth/v1/token**', (route) => route.abort('connectionrefused'));
  await fillSignIn(page, site.admin);
  await expectToast(page, 'Erro', 'Erro ao fazer login. Tente novamente.');
});

test('the login screen asks for an e-mail address and a password before it asks the service', async ({
  visit,
}) => {
  const page = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin/login');
  const button = page.getByRole('button', { name: 'Entrar' });
  await button.waitFor();
  const isValid = (label: string) =>
    page.getByLabel(label).evaluate((field: HTMLInputElement) => field.checkValidity());
  await button.click();
  expect([await isValid('E-mail'), await isValid('Senha')]).toEqual([false, false]);
  await page.getByLabel('E-mail').fill('não é um endereço');
  expect(await isValid('E-mail')).toBe(false);
  expect(asked.filter((path) => path.startsWith('/auth/'))).toEqual([]);
});

test('the panel without a session leads to the login screen', async ({ visit }) => {
  const page = await visit();
  await page.goto('/admin/painel');
  await page.waitForURL('**/admin/login');
  await page.getByText('Login Administrativo').waitFor();
});

test('an existing session goes straight to the panel, in a new tab and after a reload', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  await page.reload();
  await panelHeading(page).waitFor();
  const tab = await page.context().newPage();
  await tab.goto('/admin/login');
  await tab.waitForURL('**/admin/painel');
});

test('a link that carries a session signs nobody in', async ({ site, visit }) => {
  const { data } = await (await signInAsAdmin(site)).auth.getSession();
  const { access_token = '', refresh_token = '' } = data.session ?? {};
  const page = await visit();
  const carried = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type: 'recovery' };
  await page.goto(`/admin/login#${new URLSearchParams(carried)}`);
  await page.getByRole('button', { name: 'Entrar', disabled: false }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('signing out ends the session everywhere it is looked for', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**/admin/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('/admin/painel');
  await page.waitForURL('**/admin/login');
});

test('the keyboard alone is enough to sign in', async ({ site, visit }) => {
  const page = await visit();
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').waitFor();
  await tabTo(page, 'E-mail');
  await page.keyboard.type(site.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(site.admin.password);
  await page.keyboard.press('Enter');
  await panelHeading(page).waitFor();
});

const panelHeading = (page: Page) => page.getByRole('heading', { name: 'Painel de Administração' });

/** Presses Tab until the field has the focus; a field out of reach fails the test. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    const isThere = await page.getByLabel(label).evaluate((field) => field === document.activeElement);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach '${label}'`);
}
