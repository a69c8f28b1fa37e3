/** One session in several tabs, and several sessions of one account (docs/specification/administrator.md#access). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { followAdminLink } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { fillSignIn, signIn, signInAgain, signInSheet } from '#tests/e2e/support/sign-in.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const panelHeading = (page: Page) => page.getByRole('heading', { name: 'Painel de Administração' });
const loginTitle = (page: Page) => page.getByRole('heading', { name: 'Login Administrativo' });
const sessions = (page: Page) => page.getByRole('region', { name: 'Sessões ativas' }).getByRole('listitem');
const storedSession = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'));
    return key === undefined ? null : { key, session: JSON.parse(localStorage.getItem(key) ?? 'null') };
  });

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

test('signing out in one tab leads every tab to the login screen and keeps what was typed there', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  const panel = await openTab(page, '/admin/painel');
  await panel.getByLabel('Título', { exact: true }).fill('Escrito na outra aba');
  const security = await openTab(page, '/admin/seguranca');
  await sessions(security).first().waitFor();

  await page.getByRole('button', { name: 'Sair' }).click();
  await Promise.all([page, panel, security].map((tab) => loginTitle(tab).waitFor()));
  expect(await storedSession(security)).toBeNull();
  await expectToast(
    panel,
    'Sessão encerrada',
    'O que você digitou está guardado. Entre de novo para continuar.',
  );

  await fillSignIn(panel, site.admin);
  await Promise.all([page, panel, security].map((tab) => panelHeading(tab).waitFor()));
  expect(await panel.getByLabel('Título', { exact: true }).inputValue()).toBe('Escrito na outra aba');
});

test('cleared site data counts as signed out, although the client raises no event for it', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  const other = await openTab(page, '/sitemap');
  await other.evaluate(() => localStorage.clear());
  await loginTitle(page).waitFor();
});

test('a token renewed by one tab is used by the other tabs', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  const before = await storedSession(page);
  const tab = await openTab(page, '/admin/painel');
  await panelHeading(tab).waitFor();
  // About to expire, as after an hour, so the client renews it when it next reads the session.
  await page.evaluate(
    ({ key, session }) => {
      localStorage.setItem(
        key,
        JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 30 }),
      );
    },
    before as { key: string; session: object },
  );
  await page.reload();
  await panelHeading(page).waitFor();
  const after = await storedSession(page);
  expect(after?.session.refresh_token).not.toBe(before?.session.refresh_token);

  const request = tab.waitForRequest(/\/auth\/v1\/sessions$/);
  await tab.getByRole('link', { name: 'Segurança' }).click();
  expect((await request).headers().authorization).toBe(`Bearer ${after?.session.access_token}`);
});

test('each session shows its device and times, and can be ended from another session', async ({
  site,
  visit,
}) => {
  const client = await signInAsAdmin(site);
  await client.auth.signOut({ scope: 'global' });
  const elsewhere = await visit({ expects: /40[13]|Authentication required/ });
  await signIn(elsewhere, site.admin);
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  await followAdminLink(page, 'Segurança');

  const mine = sessions(page).filter({ hasText: 'Esta sessão' });
  await mine.waitFor();
  expect(await sessions(page).count()).toBe(2);
  const today = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  expect(await mine.textContent()).toMatch(new RegExp(`Entrou em ${today}, \\d{2}:\\d{2}`));
  expect(await mine.textContent()).toMatch(new RegExp(`Último uso em ${today}, \\d{2}:\\d{2}`));

  const other = sessions(page).filter({ hasNotText: 'Esta sessão' });
  expect(await other.textContent()).toContain('Chrome no Linux');
  await other.getByRole('button', { name: /^Encerrar Chrome no Linux/ }).click();
  await expectToast(page, 'Sessão encerrada', 'Aquele aparelho precisa entrar de novo.');
  await expect.poll(() => sessions(page).count()).toBe(1);

  await elsewhere.getByLabel('Título', { exact: true }).fill('Escrito no outro aparelho');
  await elsewhere.getByLabel('Slug').fill('escrito-no-outro-aparelho');
  await elsewhere.getByLabel('Conteúdo (HTML)').fill('<p>Não se perde.</p>');
  await elsewhere.getByRole('button', { name: 'Salvar Página' }).click();
  await signInSheet(elsewhere).waitFor();
  expect(await elsewhere.locator('.admin-nav').getAttribute('inert')).toBe('');
  expect(await axeViolations(elsewhere)).toEqual([]);
  await signInAgain(elsewhere, site.admin);
  await expectToast(elsewhere, 'Login bem-sucedido', 'Continue de onde parou.');
  expect(await elsewhere.getByLabel('Título', { exact: true }).inputValue()).toBe(
    'Escrito no outro aparelho',
  );
  await elsewhere.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(elsewhere, 'Sucesso!', 'Página gerada e salva com sucesso!');
});

test('all other sessions can be ended at once, and the current one like any other', async ({
  site,
  visit,
}) => {
  await signInAsAdmin(site);
  await signInAsAdmin(site);
  const page = await visit();
  await signIn(page, site.admin, '/admin/seguranca');
  await sessions(page).filter({ hasText: 'Aparelho não identificado' }).first().waitFor();
  await page.getByRole('button', { name: 'Encerrar as outras' }).click();
  await expectToast(page, 'Sessões encerradas', 'Só esta continua aberta.');
  await expect.poll(() => sessions(page).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Encerrar as outras' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Encerrar a sessão atual' }).click();
  await loginTitle(page).waitFor();
  expect(await storedSession(page)).toBeNull();
});

test('a list that fails to load says so and can be requested again', async ({ site, visit }) => {
  const page = await visit({ expects: /request failed|Failed to (load|fetch)/ });
  await signIn(page, site.admin);
  await page.route('**/auth/v1/sessions', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Segurança' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar as sessões.' });
  await alert.waitFor();
  await page.unroute('**/auth/v1/sessions');
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await sessions(page).first().waitFor();
});

test('nobody else can sign in over an open screen: another administrator gets the panel, and leaving shows the login screen', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360, colorScheme: 'dark', expects: /status of 40[013]/ });
  const endElsewhere = async () => {
    const other = await signInAsAdmin(site);
    await other.auth.signOut({ scope: 'global' });
  };
  await signIn(page, site.admin, '/admin/seguranca');
  await sessions(page).first().waitFor();
  await endElsewhere();
  await page.reload();
  await signInSheet(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const enter = signInSheet(page).getByRole('button', { name: 'Entrar' });
  await signInSheet(page).getByLabel('Senha').fill('outra senha');
  await enter.click();
  await expectToast(page, 'Erro de autenticação', 'E-mail ou senha incorretos.');
  // The toast is clear of the button.
  await enter.click({ trial: true });
  await signInSheet(page).getByRole('button', { name: 'Sair' }).click();
  await loginTitle(page).waitFor();

  await fillSignIn(page, site.admin);
  await panelHeading(page).waitFor();
  await page.goto('/admin/seguranca');
  await sessions(page).first().waitFor();
  await endElsewhere();
  await page.reload();
  await signInSheet(page).waitFor();
  // A second account: the answer names another person.
  await page.route('**/auth/v1/token**', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { user: { id: string; email: string } };
    session.user = {
      ...session.user,
      id: '00000000-0000-4000-8000-000000000009',
      email: 'outra@example.com',
    };
    await route.fulfill({ response, json: session });
  });
  await signInAgain(page, site.admin);
  await panelHeading(page).waitFor();
  await expectToast(page, 'Login bem-sucedido', 'Você está agora no painel administrativo');
});
