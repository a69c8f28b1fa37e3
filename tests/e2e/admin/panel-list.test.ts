/** The list of the panel with many pages: parts, search, and a deletion that shows at once. */
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { holdOnce } from '#tests/e2e/support/hold.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const pages = [
  { title: 'Portão de FERRO em Moema', slug: 'portao-de-ferro-em-moema', content: '<p>a</p>' },
  { title: 'Desconto de 99%', slug: 'promocao', content: '<p>b</p>' },
  ...Array.from({ length: 51 }, (_, index) => ({
    title: `Motor número ${index + 1}`,
    slug: `motor-numero-${index + 1}`,
    content: '<p>c</p>',
  })),
];

async function openList(site: Site, page: Page): Promise<void> {
  const client = await signInAsAdmin(site);
  const { count } = await client.from('generated_pages').select('id', { count: 'exact', head: true });
  if (count === 0) await client.from('generated_pages').insert(pages);
  await signIn(page, site.admin);
  await heading(page, pages.length).waitFor();
}

const calls = '**/rest/v1/generated_pages*';
const serviceError = { status: 500, json: { code: 'XX000', message: 'x', details: null, hint: null } };

const heading = (page: Page, total: number) =>
  page.getByRole('heading', { name: `Páginas Geradas (${total})`, exact: true });
const entries = (page: Page) => page.locator('ul.page-list > li');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar páginas' });

test('the list loads in parts, and its heading counts all pages', async ({ site, visit }) => {
  const page = await visit();
  await openList(site, page);
  expect(await entries(page).count()).toBe(50);
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await entries(page).nth(52).waitFor();
  expect(await page.getByRole('button', { name: 'Carregar mais' }).count()).toBe(0);
});

test('a list that fails to load is retried three times, after one, two and four seconds', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /console error/ });
  await openList(site, page);
  let requestedAt: number[] = [];
  // Until the reload the page may still be loading what it shows beside the list.
  page.once('framenavigated', () => {
    requestedAt = [];
  });
  await page.route(calls, (route: Route) => {
    if (route.request().method() === 'GET') requestedAt.push(performance.now());
    return route.fulfill(serviceError);
  });
  await page.reload();
  await page.getByText('Tentando de novo...').waitFor({ state: 'attached' });
  const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar as páginas.' });
  await alert.waitFor();
  const seconds = requestedAt.slice(1).map((time, index) => (time - (requestedAt[index] ?? 0)) / 1000);
  // The browser may report a request a few milliseconds late, which shortens the pause after it.
  expect(seconds.map((pause) => Math.floor(pause + 0.02))).toEqual([1, 2, 4]);
  await page.unroute(calls);
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await heading(page, pages.length).waitFor();
});

test('on a phone every link and button of the panel is at least 44 pixels high', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await openList(site, page);
  const tooLow = await page
    .locator('main :is(a, button)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => `${element.textContent}: ${element.getBoundingClientRect().height}`),
    );
  expect(tooLow).toEqual([]);
});

test.for([
  ['FERRO', 'Portão de FERRO em Moema'],
  ['portao  de ferro', 'Portão de FERRO em Moema'],
  ['PORTÃO', 'Portão de FERRO em Moema'],
  ['promo', 'Desconto de 99%'],
  ['99%', 'Desconto de 99%'],
] as const)(
  'searching for %s also finds pages beyond the first part',
  async ([typed, title], { site, visit }) => {
    const page = await visit();
    await openList(site, page);
    await search(page).fill(typed);
    await page.getByText('1 página encontrada.').waitFor();
    expect(await entries(page).count()).toBe(1);
    await entries(page).filter({ hasText: title }).waitFor();
    await heading(page, pages.length).waitFor();
  },
);

test('the search sends one request after typing, says when nothing matches, and restores the list', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await openList(site, page);
  const filters: string[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (searchParams.has('or')) filters.push(searchParams.get('or') ?? '');
  });
  await search(page).pressSequentially('nada disto', { delay: 20 });
  await page.getByText('Nenhuma página com “nada disto” no título ou no slug.').waitFor();
  await page.getByText('0 páginas encontradas.').waitFor();
  expect(filters).toEqual(['(title.ilike."%nada disto%",slug.ilike."%nada-disto%")']);
  await search(page).fill('');
  await entries(page).nth(49).waitFor();
  await heading(page, pages.length).waitFor();
});

test('on a wide screen the page chosen by its title is previewed beside the list, at first the newest', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openList(site, page);
  const preview = page.getByRole('complementary', { name: 'Prévia da página escolhida' });
  const shownTitle = preview.frameLocator('iframe').getByRole('heading', { level: 1 });
  const newest = await entries(page).first().getByRole('button', { pressed: true }).textContent();
  expect(newest).toMatch(/^Motor número \d+$/);
  await expect.poll(() => shownTitle.textContent()).toBe(newest);
  const title = page.getByRole('button', { name: 'Motor número 33', exact: true });
  await title.press('Enter');
  await expect.poll(() => shownTitle.textContent()).toBe('Motor número 33');
  expect(await title.getAttribute('aria-pressed')).toBe('true');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1239, height: 900 });
  await preview.waitFor({ state: 'detached' });
  expect(await title.count()).toBe(0);
});

test('a deletion shows at once, and is undone with a toast when the service refuses it', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /console error/ });
  await openList(site, page);
  await search(page).fill('ferro');
  await page.getByText('1 página encontrada.').waitFor();
  // On a phone a toast would cover the buttons of the dialog. This one would stay for eight seconds.
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Campos obrigatórios');
  await page.getByRole('button', { name: 'Deletar Portão de FERRO em Moema' }).click();
  await page.getByText('Campos obrigatórios').waitFor({ state: 'detached', timeout: 5_000 });
  const heldDeletion = holdOnce(page, calls, (request) => request.method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click();
  const { release } = await heldDeletion;
  await heading(page, pages.length - 1).waitFor();
  expect(await entries(page).count()).toBe(0);
  await release(serviceError);
  await expectToast(page, 'Erro', 'Erro ao deletar a página.');
  await heading(page, pages.length).waitFor();
  await entries(page).filter({ hasText: 'Portão de FERRO em Moema' }).waitFor();
});

test('a cancelled deletion deletes nothing', async ({ site, visit }) => {
  const page = await visit();
  await openList(site, page);
  await page.getByRole('button', { name: 'Deletar Motor número 51' }).click();
  const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' });
  await expectFocus(cancel);
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await heading(page, pages.length).waitFor();
});

test('when all the pages that are loaded are deleted, the list waits for the others and does not claim to be empty', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /console error/ });
  await openList(site, page);
  await page.getByRole('button', { name: 'Escolher todas' }).click();
  await page.getByRole('button', { name: 'Deletar 50 escolhidas' }).click();
  const heldDeletion = holdOnce(page, calls, (request) => request.method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click();
  const { release } = await heldDeletion;
  await heading(page, pages.length - 50).waitFor();
  await page.getByText('Carregando páginas...').waitFor({ state: 'attached' });
  expect(await page.getByText('Nenhuma página gerada ainda.').count()).toBe(0);
  await release(serviceError);
  await expectToast(page, 'Erro', 'Erro ao deletar as páginas.');
  await entries(page).nth(49).waitFor();
});

test('a hundred pages can be chosen, and not one more', async ({ site, visit }) => {
  const client = await signInAsAdmin(site);
  const others = Array.from({ length: 50 }, (_, index) => ({
    title: `Outra ${index + 1}`,
    slug: `outra-${index + 1}`,
    content: '<p>d</p>',
  }));
  const page = await visit();
  await openList(site, page);
  await client.from('generated_pages').insert(others).throwOnError();
  await page.reload();
  const all = pages.length + others.length;
  await heading(page, all).waitFor();
  for (const last of [99, all - 1]) {
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    await entries(page).nth(last).waitFor();
  }
  await page.getByRole('button', { name: 'Escolher todas' }).click();
  await page.getByText('100 escolhidas, o máximo de uma vez', { exact: true }).waitFor();
  const next = entries(page).nth(100).getByRole('checkbox');
  await next.click();
  expect(await next.isChecked()).toBe(false);
  await entries(page).first().getByRole('checkbox').uncheck();
  await page.getByText('99 escolhidas', { exact: true }).waitFor();
  await next.check();
  await page.getByText('100 escolhidas, o máximo de uma vez', { exact: true }).waitFor();
});
