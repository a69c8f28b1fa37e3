/** The menus of the header by finger, mouse and keyboard, also when several are opened one after the other. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { openAll } from '#tests/e2e/support/page-checks.ts';
import { test } from '#tests/e2e/support/public-test.ts';

/** A page without an island; every page has the menus. */
const address = '/garantia';
const menus = (page: Page) => page.locator('header details.menu');
const isOpen = (page: Page, position: number) =>
  menus(page)
    .nth(position)
    .evaluate((menu: HTMLDetailsElement) => menu.open);

test('on a phone the row just tapped stays visible while the long menu above it closes', async ({
  visit,
}) => {
  const page = await visit({ width: 360 });
  await page.goto(address);
  await page.locator('header').getByRole('button', { name: 'Menu' }).tap();
  const summaries = menus(page).locator('> summary');
  await summaries.nth(0).tap();
  await expect.poll(() => isOpen(page, 0)).toBe(true);
  await page.locator('#menu').evaluate((popover) => popover.scrollTo(0, popover.scrollHeight));
  await summaries.nth(1).tap();
  await expect.poll(() => isOpen(page, 1)).toBe(true);
  await expect
    .poll(() =>
      summaries.nth(1).evaluate((summary) => {
        const popover = summary.closest('#menu')?.getBoundingClientRect();
        const row = summary.getBoundingClientRect();
        return popover !== undefined && row.top >= popover.top - 0.5 && row.bottom <= popover.bottom;
      }),
    )
    .toBe(true);
});

test('an open menu hides when the keyboard moves the focus into the page, and is shown again when the focus returns', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto(address);
  const menu = menus(page).first();
  const panel = menu.locator('.menu-panel');
  await menu.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'visible' });
  await page.locator('header .bar-phone').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await panel.waitFor({ state: 'hidden' });
  expect(await focusIsCovered(page)).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await panel.waitFor({ state: 'visible' });
});

test('a mouse opens a menu, follows its links and closes it on the page, also after typing there', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/');
  const menu = menus(page).first();
  const panel = menu.locator('.menu-panel');
  await page.locator('main input[type="search"]').first().click();
  await page.keyboard.type('portão');
  await menu.locator('> summary').click();
  await panel.waitFor({ state: 'visible' });
  await page.mouse.click(700, 880);
  await panel.waitFor({ state: 'hidden' });
  expect(await isOpen(page, 0)).toBe(false);
  await menu.locator('> summary').click();
  await panel.getByRole('link').first().click();
  await page.waitForURL(/\/topicos\//);
});

function focusIsCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null) return true;
    const { left, top, width, height } = focused.getBoundingClientRect();
    return !focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test.for([320, 360])(
  'on a phone of %i px the name of the site fits into the bar',
  async (width, { visit }) => {
    const page = await visit({ width });
    await page.goto(address);
    const isBelowTheEdge = await page.locator('.wordmark').evaluate((link) => {
      const name = document.createRange();
      name.selectNodeContents(link.lastChild ?? link);
      return name.getBoundingClientRect().bottom > link.getBoundingClientRect().bottom;
    });
    expect(isBelowTheEdge).toBe(false);
  },
);

test('menus open and close without JavaScript, one at a time', async ({ visit }) => {
  const page = await visit({ hasJavaScript: false });
  await page.goto('/');
  expect(await menus(page).count()).toBeGreaterThanOrEqual(2);
  const [first, second] = [menus(page).nth(0), menus(page).nth(1)];
  await first.locator('> summary').click();
  await expect.poll(() => first.getAttribute('open')).not.toBeNull();
  await second.locator('> summary').click();
  await expect.poll(() => second.getAttribute('open')).not.toBeNull();
  expect(await first.getAttribute('open')).toBeNull();
  await second.locator('> summary').click();
  await expect.poll(() => second.getAttribute('open')).toBeNull();
});

test('on a narrow screen the menus are behind a menu button that needs no JavaScript', async ({ visit }) => {
  const page = await visit({ width: 360, hasJavaScript: false });
  await page.goto('/');
  const services = page.locator('header details.menu > summary', { hasText: 'Serviços' });
  expect(await services.isVisible()).toBe(false);
  await page.locator('header').getByRole('button', { name: 'Menu' }).click();
  await services.waitFor({ state: 'visible' });
  await services.click();
  await page.getByText('Categorias de Serviços').waitFor({ state: 'visible' });
});

test.for([360, 1440])(
  'the menus violate no rule of accessibility when opened at %i px',
  async (width, { visit }) => {
    const page = await visit({ width });
    await page.goto('/');
    const button = page.locator('header').getByRole('button', { name: 'Menu' });
    if (await button.isVisible()) await button.click();
    for (const menu of await menus(page).all()) {
      // Opening a menu closes the others.
      await menu.evaluate((element) => element.setAttribute('open', ''));
      await openAll(page, 'header .menu[open] details');
      expect(await axeViolations(page)).toEqual([]);
    }
  },
);

test('the keyboard opens and closes a menu and reaches its links', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const menu = page.locator('header details.menu').first();
  await menu.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.getAttribute('open')).not.toBeNull();
  await page.keyboard.press('Tab');
  const isInside = () => menu.evaluate((element) => element.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await menu.locator('> summary').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => menu.getAttribute('open')).toBeNull();
});

test('the header names the seven categories and offers all services last', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const menu = page.locator('header details.menu').filter({ hasText: 'Categorias de Serviços' });
  expect(await menu.locator('.categories summary').allTextContents()).toEqual([
    'Instalação',
    'Manutenção e Reparo',
    'Tipos de Motores',
    'Marcas',
    'Acessórios',
    'Serviços',
    'Problemas e Soluções',
  ]);
  expect(await menu.locator('a').last().textContent()).toBe('Ver todos os serviços');
});
