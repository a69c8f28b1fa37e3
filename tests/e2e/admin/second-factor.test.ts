/**
 * Signing in with a second factor, and sessions that still lack it
 * (docs/specification/administrator.md#security-screen).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { enrolAuthenticator } from '#tests/e2e/support/authenticator.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { holdOnce } from '#tests/e2e/support/hold.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { fillSignIn, signInSheet } from '#tests/e2e/support/sign-in.ts';
import { test as base } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

/** An account with two apps, and the official client signed in to it with both factors. */
const test = base.extend('account', { scope: 'file' }, async ({ site }) => {
  const client = await signInAsAdmin(site);
  const phone = await enrolAuthenticator(client, 'Celular');
  const tablet = await enrolAuthenticator(client, 'Tablet');
  return { client, phone, tablet };
});

const refusal = /Failed to load resource: .* (422|429|404|500)/;
const codeField = (page: Page) => page.getByLabel('Código de seis números');
const panelHeading = (page: Page) => page.getByRole('heading', { name: 'Painel de Administração' });
const successToasts = (page: Page) =>
  page.locator('[data-sonner-toast]').filter({ hasText: 'Login bem-sucedido' });

async function reachCodeStep(page: Page, admin: { email: string; password: string }): Promise<void> {
  await page.goto('/admin/login');
  await fillSignIn(page, admin);
  await codeField(page).waitFor();
}

/** Six digits are sent automatically. */
async function sendCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
}

test('the password leads to the code, the code leads to the panel, and one toast confirms the sign-in', async ({
  account,
  site,
  visit,
}) => {
  const page = await visit({ expects: refusal });
  await reachCodeStep(page, site.admin);
  expect(await codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await codeField(page).getAttribute('inputmode')).toBe('numeric');
  expect(await codeField(page).getAttribute('autocomplete')).toBe('one-time-code');
  expect(await successToasts(page).count()).toBe(0);

  await codeField(page).fill('12345');
  await codeField(page).press('Enter');
  await page.getByText('Digite os seis números do código.').waitFor();

  await page.getByText('Perdeu o celular?').click();
  await page.getByText(`npm run cli -- admin reset-mfa ${site.admin.email}`).waitFor();

  const code = await account.phone.nextCode();
  const heldRequest = holdOnce(page, '**/verify');
  // With spaces, as some apps show it.
  await sendCode(page, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  const { release } = await heldRequest;
  await page.getByRole('button', { name: 'Verificando...' }).waitFor();
  await release();
  await expectToast(page, 'Login bem-sucedido', 'Você está agora no painel administrativo');
  await panelHeading(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/painel');
  expect(await successToasts(page).count()).toBe(1);

  const other = await visit({ expects: refusal });
  await reachCodeStep(other, site.admin);
  await sendCode(other, code);
  await other
    .getByText('Código incorreto. Digite o código mais recente. Cada código vale uma única vez.')
    .waitFor();
  expect(new URL(other.url()).pathname).toBe('/admin/login');
});

test('a session that lacks its second factor opens no screen, and can be signed out', async ({
  account: _enrolled,
  site,
  visit,
}) => {
  const page = await visit();
  await reachCodeStep(page, site.admin);
  for (const path of ['/admin/painel', '/admin/seguranca', '/admin/login']) {
    await page.goto(path);
    await codeField(page).waitFor();
    expect(new URL(page.url()).pathname, path).toBe('/admin/login');
  }
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByLabel('E-mail').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('one of several factors can be chosen with the keyboard alone', async ({ account, site, visit }) => {
  const page = await visit();
  await reachCodeStep(page, site.admin);
  const choice = page.getByRole('group', { name: 'Confirmar com' });
  expect(await choice.getByRole('radio').count()).toBe(2);
  await choice.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await choice.getByRole('radio', { name: 'Tablet' }).isChecked()).toBe(true);
  await codeField(page).focus();
  await page.keyboard.type(await account.tablet.nextCode());
  await panelHeading(page).waitFor();
});

test('every refusal has a plain message and keeps the code in its field', async ({
  account: _enrolled,
  site,
  visit,
}) => {
  const page = await visit({ expects: refusal });
  await reachCodeStep(page, site.admin);
  let answer = { status: 0, code: '', headers: {} as Record<string, string> };
  await page.route('**/verify', (route) =>
    route.fulfill({
      status: answer.status,
      headers: { 'X-Supabase-Api-Version': '2024-01-01', ...answer.headers },
      json: { code: answer.code, message: 'message of the service' },
    }),
  );
  const refusals: [status: number, code: string, title: string, text: string, wait?: string][] = [
    [
      422,
      'mfa_verification_failed',
      'Código incorreto',
      'Digite o código mais recente. Cada código vale uma única vez.',
    ],
    [422, 'mfa_challenge_expired', 'Código vencido', 'O prazo deste código acabou. Use um código novo.'],
    [
      422,
      'mfa_ip_address_mismatch',
      'Confirme de novo',
      'Sua conexão mudou no meio do caminho. Use um código novo.',
    ],
    [
      404,
      'mfa_factor_not_found',
      'Segundo fator não encontrado',
      'Ele foi removido em outro aparelho. Saia e entre de novo.',
    ],
    [429, 'over_request_rate_limit', 'Muitas tentativas', 'Aguarde 2 minutos e tente de novo.', '120'],
    [500, 'unexpected_failure', 'Erro', 'Não foi possível confirmar o código. Tente novamente.'],
  ];
  for (const [status, code, title, text, wait] of refusals) {
    answer = { status, code, headers: wait === undefined ? {} : { 'Retry-After': wait } };
    await sendCode(page, '123456');
    await page.locator('#code-note', { hasText: `${title}. ${text}` }).waitFor();
    expect(await codeField(page).inputValue()).toBe('123456');
  }
});

test('a phone is sent its code when a button is pressed, and each code is announced with the end of its number', async ({
  account: _enrolled,
  site,
  visit,
}) => {
  const page = await visit({ expects: refusal });
  const phoneId = '00000000-0000-4000-8000-000000000001';
  const challengeId = '00000000-0000-4000-8000-000000000002';
  // There is no message gateway here. The session is given a phone, whose two calls this test answers. The gateway is
  // tested in tests/contract/auth-phone-factors.test.ts.
  await page.route('**/auth/v1/token**', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { user: { factors: object[] } };
    const phone = { id: phoneId, status: 'verified', factor_type: 'phone', phone: '+5511900000001' };
    session.user.factors = [phone];
    await route.fulfill({ response, json: session });
  });
  const sent: unknown[] = [];
  await page.route(`**/factors/${phoneId}/*`, async (route) => {
    sent.push(route.request().postDataJSON());
    const isChallenge = route.request().url().endsWith('/challenge');
    if (isChallenge) return route.fulfill({ json: { id: challengeId, type: 'phone', expires_at: 2e9 } });
    return route.fulfill({
      status: 422,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      json: { code: 'mfa_challenge_expired', message: 'expired' },
    });
  });
  await page.goto('/admin/login');
  await fillSignIn(page, site.admin);
  await page.getByRole('button', { name: 'Enviar código por WhatsApp' }).click();
  const note = page.getByText('Código enviado para o número com final 0001. Vale por 5 minutos.');
  await note.waitFor();
  const again = holdOnce(page, `**/factors/${phoneId}/challenge`);
  await page.getByRole('button', { name: 'Enviar código por SMS' }).click();
  const { release } = await again;
  await note.waitFor({ state: 'detached' });
  await release({ json: { id: challengeId, type: 'phone', expires_at: 2e9 } });
  await note.waitFor();
  await sendCode(page, '123456');
  await page.getByText('Código vencido. O prazo deste código acabou. Use um código novo.').waitFor();
  expect(sent).toEqual([
    { factorId: phoneId, channel: 'whatsapp' },
    { challenge_id: challengeId, code: '123456' },
  ]);
});

test('the code step is accessible and never scrolls sideways, narrow and wide, light and dark', async ({
  account: _enrolled,
  site,
  visit,
}) => {
  for (const look of [
    { width: 360, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const) {
    const page = await visit(look);
    await reachCodeStep(page, site.admin);
    expect(await axeViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(look.width);
  }
});

test('saving without the second factor asks for the code and loses nothing that was typed', async ({
  account,
  site,
  visit,
}) => {
  const page = await visit({ expects: /403|AAL2 session/ });
  await reachCodeStep(page, site.admin);
  await sendCode(page, await account.phone.nextCode());
  await panelHeading(page).waitFor();
  await page.getByLabel('Título', { exact: true }).fill('Portão que não abre');
  // The last call that typing causes. With the lower session, it would open the sheet before 'Salvar' does.
  const gateMode = page.waitForResponse('**/rpc/gate_mode');
  await page.getByLabel('Conteúdo (HTML)').fill('<p>Um texto comprido que ninguém quer digitar de novo.</p>');
  await gateMode;

  // Removed on another device, which lowers the session here to the password alone.
  const removed = await account.client.auth.mfa.unenroll({ factorId: account.phone.factorId });
  expect(removed.error).toBeNull();
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  const sheet = signInSheet(page);
  await sheet.waitFor();
  expect(await codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await sendCode(page, await account.tablet.nextCode());
  await sheet.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('Portão que não abre');
  expect(await page.getByLabel('Conteúdo (HTML)').inputValue()).toContain('ninguém quer digitar de novo');
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
});
