/**
 * 'Conferir antes': shows what a run would create, before anything is saved
 * (docs/specification/generator.md#checking-before).
 */
import { expect } from 'vitest';
import { localServiceTitles } from '#content/generator/places/local-service-titles.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { openScreen } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { publishPage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const [first = '', second = '', third = '', fourth = ''] = localServiceTitles;
const screen = { path: '/admin/batch-creator', heading: 'Criador de Páginas em Lote' };

async function countPages(site: Site): Promise<number | null> {
  const client = await signInAsAdmin(site);
  const { count } = await client.from('generated_pages').select('id', { count: 'exact', head: true });
  return count;
}

test('the bulk creator says which of its fifty pages would be taken or similar, and saves none', async ({
  site,
  visit,
}) => {
  await publishPage(site, { title: 'Já estava lá', slug: slugFromTitle(first), content: '<p>x</p>' });
  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, screen);
  await page.getByRole('button', { name: 'Conferir antes' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^De 50: .*1 já existe/).waitFor();
  await page.getByText('Ver as que não são novas').click();
  const taken = page.getByRole('listitem').filter({ hasText: 'O endereço já está ocupado' });
  expect(await taken.getByRole('link', { name: 'Já estava lá' }).getAttribute('href')).toBe(
    `/links-uteis/${slugFromTitle(first)}`,
  );
  const existing = page.getByRole('checkbox', { name: first });
  expect([await existing.isChecked(), await existing.isDisabled()]).toEqual([false, true]);
  await page.getByRole('listitem').filter({ has: existing }).getByText('já existe').waitFor();
  await page.getByRole('button', { name: 'Criar 49 Páginas' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await countPages(site)).toBe(1);
});

test('only the chosen titles are created, and the others can be chosen afterwards', async ({
  site,
  visit,
}) => {
  const before = (await countPages(site)) ?? 0;
  const page = await visit({ colorScheme: 'dark' });
  await openScreen(page, site.admin, screen);
  const all = page.getByRole('checkbox', { name: /^Todos/ });
  await all.focus();
  await page.keyboard.press('Space');
  const none = page.getByRole('button', { name: 'Criar 0 Páginas' });
  expect(await none.getAttribute('aria-disabled')).toBe('true');
  for (const title of [second, third]) await page.getByRole('checkbox', { name: title, exact: true }).check();
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Criar 2 Páginas' }).click();
  await expectToast(page, 'Criação de páginas concluída', '2 páginas criadas com sucesso, 0 falhas.');
  expect(await countPages(site)).toBe(before + 2);
  expect(await page.getByRole('listitem').filter({ hasText: 'Criada:' }).count()).toBe(2);
  expect(await page.getByRole('checkbox', { name: second, exact: true }).count()).toBe(0);
  await page.getByRole('heading', { name: 'Títulos (48)' }).waitFor();

  await page.getByRole('checkbox', { name: fourth, exact: true }).check();
  await page.getByRole('button', { name: 'Criar 1 Página' }).click();
  await page.getByRole('heading', { name: 'Títulos (47)' }).waitFor();
  expect(await page.getByRole('checkbox', { name: second, exact: true }).count()).toBe(0);
});

test('the batch creates only the chosen titles', async ({ site, visit }) => {
  const before = (await countPages(site)) ?? 0;
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  const card = page.getByRole('region', { name: 'Geração em Lote' });
  await card.getByText('Escolher os títulos (50 de 50)').click();
  await card.getByRole('checkbox', { name: /^Todos/ }).uncheck();
  await card.getByRole('listitem').getByRole('checkbox').first().check();
  await card.getByRole('button', { name: 'Gerar 1 Página Interna' }).click();
  await expectToast(page, 'Sucesso!', '1 página gerada com sucesso!');
  await card.getByText('1 de 1 criada.').waitFor();
  expect(await countPages(site)).toBe(before + 1);
});

test('the batch on the panel is checked the same way, and says so if that is impossible', async ({
  site,
  visit,
}) => {
  const before = await countPages(site);
  const page = await visit({ expects: /console error/ });
  await signIn(page, site.admin);
  const card = page.getByRole('region', { name: 'Geração em Lote' });
  const planCall = '**/rest/v1/rpc/plan_batch';
  await page.route(planCall, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await card.getByRole('button', { name: 'Conferir antes' }).click();
  await card.getByText('Não foi possível conferir agora. Criar as páginas não depende disso.').waitFor();
  await page.unroute(planCall);
  await card.getByRole('button', { name: 'Conferir antes' }).click();
  await card.getByText(/^De 50: /).waitFor();
  expect(await countPages(site)).toBe(before);
});
