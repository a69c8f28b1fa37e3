/** The administrator's navigation (docs/specification/administrator.md#navigation). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mainScreens, moreScreens } from '#app/admin/parts/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { test } from '#tests/e2e/support/test.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Administração' });
const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });

test('on a phone the keyboard alone opens the sheet, and following a link closes it', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  const more = nav(page).getByRole('button', { name: 'Mais' });
  expect(await link(page, 'Segurança').isVisible()).toBe(false);
  await more.focus();
  await page.keyboard.press('Enter');
  await link(page, 'Segurança').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await link(page, 'Segurança').waitFor({ state: 'hidden' });
  await expectFocus(more);
  await page.keyboard.press('Enter');
  await link(page, 'Sessões ativas').press('Enter');
  await expectFocus(page.getByRole('heading', { name: 'Sessões ativas' }));
  await link(page, 'Segurança').waitFor({ state: 'hidden' });
  await more.click();
  await nav(page).getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**/admin/login');
  await nav(page).waitFor({ state: 'detached' });
});

test('a screen that was not open before opens without a connection, and its list loads when it is back', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 1440, expects: /Failed to (load|fetch)|request failed/ });
  await signIn(page, site.admin);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    ),
  );
  await page.context().setOffline(true);
  for (const name of ['Contatos', 'Segurança', 'Registro']) {
    await link(page, name).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  await page.getByText('Não foi possível carregar o registro').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Entrada com a senha').first().waitFor();
});

test('on a phone on its side everything in the sheet can be seen', async ({ site, visit }) => {
  const page = await visit({ width: 740 });
  await signIn(page, site.admin);
  await page.setViewportSize({ width: 740, height: 360 });
  await nav(page).getByRole('button', { name: 'Mais' }).click();
  for (const { name } of moreScreens) {
    const { y = -1, height = 0 } = (await link(page, name).boundingBox()) ?? {};
    expect.soft(y, name).toBeGreaterThanOrEqual(0);
    expect.soft(y + height, name).toBeLessThanOrEqual(360);
  }
});

test('from 1024 px the whole navigation is visible, and the current screen is marked', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 1024 });
  await signIn(page, site.admin);
  const current = () => nav(page).locator('[aria-current="page"]').allTextContents();
  expect(await nav(page).getByRole('button', { name: 'Mais' }).isVisible()).toBe(false);
  expect(await current()).toEqual(['Hoje']);
  await link(page, 'Páginas').click();
  await expectFocus(page.getByRole('heading', { name: /^Páginas Geradas/ }));
  expect(await current()).toEqual(['Páginas']);
  const lists = page.getByRole('navigation', { name: 'Listas de páginas' });
  await lists.getByRole('link', { name: 'Rascunhos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rascunhos' }).waitFor();
  await lists.getByRole('link', { name: 'Criar' }).click();
  await expectFocus(page.getByRole('heading', { name: 'Criar Nova Página' }));
  await link(page, 'Segurança').click();
  await page.getByRole('heading', { level: 1, name: 'Segurança' }).waitFor();
  expect(await current()).toEqual(['Segurança']);
});

test('nothing at the end of a screen is hidden behind the bar', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await signIn(page, site.admin, '/admin/seguranca');
  const last = page.getByRole('button', { name: 'Alterar senha' });
  await last.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [bar, button] = await Promise.all([nav(page).boundingBox(), last.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('without JavaScript every screen says so, and none claims to be loading', async ({ visit }) => {
  // Chromium reports each script it did not run.
  const page = await visit({ hasJavaScript: false, expects: /request failed: .*\.js csp/ });
  for (const { path } of [...mainScreens, ...moreScreens]) {
    await page.goto(path);
    await page.getByText('Esta área precisa de JavaScript.', { exact: true }).waitFor();
    expect(await page.getByRole('status').count(), path).toBe(0);
  }
});
