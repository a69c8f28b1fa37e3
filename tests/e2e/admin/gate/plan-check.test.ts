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

const [first = ''] = localServiceTitles;

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
  await openScreen(page, site.admin, {
    path: '/admin/batch-creator',
    heading: 'Criador de Páginas em Lote',
  });
  await page.getByRole('button', { name: 'Conferir antes' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^De 50: .*1 já existe/).waitFor({ timeout: 30_000 });
  await page.getByText('Ver as que não são novas').click();
  const taken = page.getByRole('listitem').filter({ hasText: 'O endereço já está ocupado' });
  expect(await taken.getByRole('link', { name: 'Já estava lá' }).getAttribute('href')).toBe(
    `/links-uteis/${slugFromTitle(first)}`,
  );
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await countPages(site)).toBe(1);
});

test('the batch on the panel is checked the same way, and says so if that is impossible', async ({
  site,
  visit,
}) => {
  const before = await countPages(site);
  const page = await visit({ expects: /console error/ });
  await signIn(page, site.admin);
  const card = page.getByRole('region', { name: 'Geração em Lote' });
  const fail = '**/rest/v1/rpc/plan_batch';
  await page.route(fail, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await card.getByRole('button', { name: 'Conferir antes' }).click();
  await card
    .getByText('Não foi possível conferir agora. Criar as páginas não depende disso.')
    .waitFor({ timeout: 30_000 });
  await page.unroute(fail);
  await card.getByRole('button', { name: 'Conferir antes' }).click();
  await card.getByText(/^De 50: /).waitFor({ timeout: 30_000 });
  expect(await countPages(site)).toBe(before);
});
