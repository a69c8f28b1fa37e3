/** Signing in, signing out, and the messages when signing in fails (docs/specification/administrator.md#login). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { holdOnce } from '#tests/e2e/support/hold.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { fillSignIn, signIn, signInByForm } from '#tests/e2e/support/sign-in.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

/** Chromium logs every refused request. Here the refusal is expected. */
const refusal = /Failed to load resource: .* 400/;
const outage = /Failed to load resource|request failed: .*\/auth\/v1\/token/;

test('the right password leads to the panel and confirms the sign-in', async ({ site, visit }) => {
  const page = await visit();
  await signInByForm(page, site.admin);
  await expectToast(page, 'Login bem-sucedido', 'Você está agora no painel administrativo');
  expect(new URL(page.url()).pathname).toBe('/admin/painel');
});

test('a wrong password is refused in Portuguese, and the form says what to do', async ({ site, visit }) => {
  const page = await visit({ expects: refusal });
  await page.goto('/admin/login');
  await fillSignIn(page, { ...site.admin, password: 'outra senha qualquer' });
  await expectToast(page, 'Erro de autenticação', 'E-mail ou senha incorretos.');
  await page.getByText('Confira o e-mail e digite a senha de novo.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/login');
});

test('while the service checks the password, the button says so and the last refusal disappears', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: refusal });
  await page.goto('/admin/login');
  await page.getByText('Área restrita a administradores.').waitFor();
  await fillSignIn(page, { ...site.admin, password: 'outra senha qualquer' });
  await expectToast(page, 'Erro de autenticação');
  const heldRequest = holdOnce(page, '**/auth/v1/token**');
  await fillSignIn(page, site.admin);
  const { release } = await heldRequest;
  await page.getByRole('button', { name: 'Verificando...' }).waitFor();
  await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
  await release();
  await panelHeading(page).waitFor();
});

test('a new screen takes the focus and is announced by its heading', async ({ site, visit }) => {
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

test('an unreachable service gives a plain message', async ({ site, visit }) => {
  const page = await visit({ expects: outage });
  await page.goto('/admin/login');
  await page.route('**/auth/v1/token**', (route) => route.abort('connectionrefused'));
  await fillSignIn(page, site.admin);
  await expectToast(page, 'Erro', 'Erro ao fazer login. Tente novamente.');
});

test('the login screen requires an e-mail address and a password before it calls the service', async ({
  visit,
}) => {
  const page = await visit();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/admin/login');
  const button = page.getByRole('button', { name: 'Entrar' });
  await button.waitFor();
  const isValid = (label: string) =>
    page.getByLabel(label).evaluate((field: HTMLInputElement) => field.checkValidity());
  await button.click();
  expect([await isValid('E-mail'), await isValid('Senha')]).toEqual([false, false]);
  await page.getByLabel('E-mail').fill('não é um endereço');
  expect(await isValid('E-mail')).toBe(false);
  expect(requested.filter((path) => path.startsWith('/auth/'))).toEqual([]);
});

test('without a session the panel leads to the login screen', async ({ visit }) => {
  const page = await visit();
  await page.goto('/admin/painel');
  await page.waitForURL('**/admin/login');
  await page.getByText('Login Administrativo').waitFor();
});

test('an existing session opens the panel directly, in a new tab and after a reload', async ({
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

test('a link that contains a session signs nobody in', async ({ site, visit }) => {
  const { data } = await (await signInAsAdmin(site)).auth.getSession();
  const { access_token = '', refresh_token = '' } = data.session ?? {};
  const page = await visit();
  const inLink = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type: 'recovery' };
  await page.goto(`/admin/login#${new URLSearchParams(inLink)}`);
  await page.getByRole('button', { name: 'Entrar', disabled: false }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('signing out removes the stored session and closes the panel', async ({ site, visit }) => {
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
  await page.getByRole('button', { name: 'Entrar', disabled: false }).waitFor();
  await tabTo(page, 'E-mail');
  await page.keyboard.type(site.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(site.admin.password);
  await page.keyboard.press('Enter');
  await panelHeading(page).waitFor();
});

const panelHeading = (page: Page) => page.getByRole('heading', { name: 'Painel de Administração' });

/** Presses Tab until the field has the focus. A field that Tab does not reach fails the test. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    const hasFocus = await page.getByLabel(label).evaluate((field) => field === document.activeElement);
    if (hasFocus) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach '${label}'`);
}
