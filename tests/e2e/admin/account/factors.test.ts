/**
 * Adding a second factor and removing one, when that is cancelled or interrupted
 * (docs/specification/administrator.md#security-screen).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { holdOnce } from '#tests/e2e/support/hold.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const addButton = (page: Page) => page.getByRole('button', { name: 'Adicionar aplicativo autenticador' });
const qrCode = (page: Page) => page.getByRole('img', { name: /QR/ });

const openSecurity = (page: Page, site: Site) => signIn(page, site.admin, '/admin/seguranca');

test('an app whose adding is cancelled before its key arrives is not added after all', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openSecurity(page, site);
  await addButton(page).click();
  await page.getByLabel('Nome do aparelho').fill('Celular da Carla');
  const enrolment = holdOnce(page, '**/auth/v1/factors', (request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Continuar' }).click();
  const { release } = await enrolment;
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await addButton(page).waitFor();
  const removal = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await release();
  expect((await removal).status()).toBe(200);
  expect(await qrCode(page).count()).toBe(0);
  await addButton(page).waitFor();
});

test('adding an app that the server no longer waits for ends with a request to begin again', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Failed to load resource: .* 404/ });
  await openSecurity(page, site);
  await addButton(page).click();
  await page.getByLabel('Nome do aparelho').fill('Celular do Davi');
  await page.keyboard.press('Enter');
  await qrCode(page).waitFor();
  const client = await signInAsAdmin(site);
  const { data } = await client.auth.mfa.listFactors();
  for (const { id } of data?.all ?? []) await client.auth.mfa.unenroll({ factorId: id });
  await page.getByLabel('Código que o aplicativo mostra').fill('123456');
  await expectToast(page, 'Aplicativo não adicionado', 'Este cadastro não vale mais. Comece de novo.');
  await addButton(page).waitFor();
});

test('a cancelled removal returns the focus to its button, even right after another removal', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const factor = { status: 'verified', factor_type: 'totp', updated_at: '2026-11-21T12:00:00Z' };
  // The test answers in place of the service, which knows neither of these factors.
  let kept = [
    { ...factor, id: 'one', friendly_name: 'Celular' },
    { ...factor, id: 'two', friendly_name: 'Tablet' },
  ];
  await page.route('**/auth/v1/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), factors: kept } });
  });
  await page.route('**/auth/v1/factors/*', (route) => {
    kept = kept.filter(({ id }) => !route.request().url().endsWith(id));
    return route.fulfill({ json: { id: 'one' } });
  });
  await openSecurity(page, site);
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Remover Celular' }).click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expectToast(page, 'Segundo fator removido');
  await expectFocus(page.getByRole('heading', { name: 'Segundo fator' }));

  const remove = page.getByRole('button', { name: 'Remover Tablet' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(remove);
});

test('a reload in the middle of adding an app leaves its name free', async ({ site, visit }) => {
  const page = await visit();
  await openSecurity(page, site);
  for (const attempt of ['first', 'second']) {
    await addButton(page).click();
    await page.getByLabel('Nome do aparelho').fill('Celular do Beto');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await qrCode(page).waitFor();
    if (attempt === 'first') await page.reload();
  }
});
