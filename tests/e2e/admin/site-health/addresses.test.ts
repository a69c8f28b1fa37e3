/**
 * 'Saúde do site': addresses that were not found, and where old ones lead
 * (docs/specification/administrator.md#site-health).
 */
import { expect } from 'vitest';
import { chooseInMenu, openScreen, rowMenu } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { publishPage, samplePage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import type { OwnSite } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const missed = { path: '/admin/saude/enderecos', heading: 'Endereços procurados' };
const redirects = { path: '/admin/saude/redirecionamentos', heading: 'Redirecionamentos' };

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

async function answerAt(site: OwnSite, path: string): Promise<{ status: number; location: string | null }> {
  const { status, headers } = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { 'User-Agent': browser },
  });
  return { status, location: headers.get('location') };
}

test('an address that was not found is redirected, becomes a page or is ignored with one tap', async ({
  site,
  visit,
}) => {
  for (const path of ['/cidade/moema', '/bairros/osaco', '/velho/motor-pra-chacara'])
    await answerAt(site, path);
  await answerAt(site, '/cidade/moema');
  // The counts are stored when the process stops.
  await site.restart();

  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, missed);
  const entry = (text: string) => page.locator('.address-list > li').filter({ hasText: text });
  await entry('/cidade/moema').getByText('Pedido 2 vezes por pessoas').waitFor();
  await entry('/cidade/moema').getByText('O mesmo nome, em outro endereço.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await entry('/cidade/moema')
    .getByRole('button', { name: 'Redirecionar /cidade/moema para Moema' })
    .press('Enter');
  await expectToast(page, 'Redirecionado', '/cidade/moema agora leva a /cidades/moema.');
  await entry('/cidade/moema').waitFor({ state: 'detached' });
  expect(await answerAt(site, '/cidade/moema')).toEqual({ status: 301, location: '/cidades/moema' });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await entry('/cidade/moema').waitFor();
  expect((await answerAt(site, '/cidade/moema')).status).toBe(404);

  await entry('/bairros/osaco').getByRole('button', { name: 'Ignorar' }).press('Enter');
  await entry('/bairros/osaco').waitFor({ state: 'detached' });
  await page.getByLabel('Mostrar').selectOption('Ignorados');
  await entry('/bairros/osaco').getByRole('button', { name: 'Voltar à lista' }).press('Enter');
  await page.getByText('O que você ignorar fica guardado aqui.').waitFor();
  await page.getByLabel('Mostrar').selectOption('Esperam por você');

  await chooseInMenu(page, '/bairros/osaco', 'Redirecionar para outra página');
  await expectFocus(page.getByLabel('Leva a'));
  expect(await page.getByLabel('Endereço antigo').inputValue()).toBe('/bairros/osaco');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Novo redirecionamento' }).click();
  expect(await page.getByLabel('Endereço antigo').inputValue(), 'the next one begins empty').toBe('');
  await page.getByRole('link', { name: 'Endereços procurados' }).click();

  await entry('/velho/motor-pra-chacara').getByRole('button', { name: 'Criar página' }).press('Enter');
  await page.waitForURL('**/admin/paginas/rascunhos/*');
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('Motor Pra Chacara');
  expect(await page.getByLabel('Slug').inputValue()).toBe('motor-pra-chacara');
});

test('a redirect is created, found, changed and deleted by keyboard, and a deletion can be undone', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360, expects: /Failed to load resource: .* 400/ });
  await openScreen(page, site.admin, redirects);
  await page.getByRole('button', { name: 'Novo redirecionamento' }).press('Enter');
  const from = page.getByLabel('Endereço antigo');
  await expectFocus(from);
  await page.keyboard.type('/motores');
  await page.getByLabel('Leva a').fill('/cidades/moema');
  await page.keyboard.press('Enter');
  await page.getByText('/motores já abre no site, e um redirecionamento ali nunca seria usado.').waitFor();
  await expectFocus(from);
  expect(await axeViolations(page)).toEqual([]);
  await from.fill('/Promoção');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Redirecionamento criado', '/promoção já vale no site.');
  const entry = page.locator('.address-list > li').filter({ hasText: '/promoção' });
  await entry.getByText('Ainda não foi usado.').waitFor();
  expect(await answerAt(site, '/promo%C3%A7%C3%A3o')).toEqual({ status: 301, location: '/cidades/moema' });

  await page.getByLabel('Buscar redirecionamentos').fill('nenhum destes');
  await page.getByText('Nada encontrado com “nenhum destes”.').waitFor();
  await page.getByLabel('Buscar redirecionamentos').fill('moema');
  await page.getByText('1 redirecionamento com “moema”.').waitFor();
  await entry.getByRole('button', { name: 'Editar' }).press('Enter');
  await expectFocus(entry.getByLabel('Leva a'));
  await entry.getByLabel('Leva a').fill('/motores');
  await entry.getByLabel('O que houve com a página').selectOption('Mudou por enquanto (302)');
  await entry.getByRole('button', { name: 'Salvar' }).click();
  await expectToast(page, 'Redirecionamento mudado');
  expect(await answerAt(site, '/promo%C3%A7%C3%A3o')).toEqual({ status: 302, location: '/motores' });

  const what = entry.getByLabel('O que houve com a página');
  const edit = entry.getByRole('button', { name: 'Editar' });
  const save = entry.getByRole('button', { name: 'Salvar' });
  await page.getByLabel('Buscar redirecionamentos').fill('');
  await edit.press('Enter');
  await what.selectOption('Foi retirada e não volta (410)');
  await save.click();
  await edit.waitFor();
  expect((await answerAt(site, '/promo%C3%A7%C3%A3o')).status).toBe(410);
  await edit.press('Enter');
  await expectFocus(what);
  await what.selectOption('Mudou por enquanto (302)');
  await entry.getByLabel('Leva a').fill('/motores');
  await save.click();
  await edit.waitFor();

  await page.getByText('1 redirecionamento.', { exact: true }).waitFor();
  const menu = rowMenu(page, '/promoção');
  await menu.press('ArrowDown');
  await expectFocus(page.getByRole('menuitem', { name: /^Abrir o endereço antigo/ }));
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expectFocus(page.getByRole('menuitem', { name: 'Apagar' }));
  await page.keyboard.press('Escape');
  await expectFocus(menu);
  await chooseInMenu(page, '/promoção', 'Apagar');
  await expectToast(page, 'Redirecionamento apagado', '/promoção não leva mais a lugar nenhum.');
  await entry.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await entry.waitFor();
  expect(await answerAt(site, '/promo%C3%A7%C3%A3o')).toEqual({ status: 302, location: '/motores' });
});

test('the focus stays in the list when the row that has it is deleted, and returns from the toast that undoes it', async ({
  site,
  visit,
}) => {
  const paths = ['/foco-a', '/foco-b', '/foco-c'];
  const client = await signInAsAdmin(site);
  await client
    .from('redirects')
    .insert(paths.map((from_path) => ({ from_path, to_path: '/motores', status: 301 })))
    .throwOnError();
  const page = await visit();
  await openScreen(page, site.admin, redirects);
  await page.getByLabel('Buscar redirecionamentos').fill('foco-');
  await page.getByText('3 redirecionamentos com “foco-”.').waitFor();
  await rowMenu(page, '/foco-b').press('Enter');
  const first = page.getByRole('menuitem', { name: /^Abrir o endereço antigo/ });
  await expectFocus(first);
  expect(await first.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Escape');

  await chooseInMenu(page, '/foco-b', 'Apagar');
  await expectFocus(rowMenu(page, '/foco-c'));
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expectFocus(rowMenu(page, '/foco-c'));
  await rowMenu(page, '/foco-b').waitFor();
  for (const [deleted, next] of [
    ['/foco-c', rowMenu(page, '/foco-b')],
    ['/foco-a', rowMenu(page, '/foco-b')],
    ['/foco-b', page.getByRole('main')],
  ] as const) {
    await chooseInMenu(page, deleted, 'Apagar');
    await expectFocus(next);
  }
});

test('a redirect that cannot be changed because its old address now opens says so below its fields', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Failed to load resource: .* 400/ });
  const client = await signInAsAdmin(site);
  await client
    .from('redirects')
    .insert({ from_path: '/agora-abre', to_path: '/motores', status: 301 })
    .throwOnError();
  await openScreen(page, site.admin, redirects);
  const entry = page.locator('.address-list > li').filter({ hasText: '/agora-abre' });
  await entry.getByRole('button', { name: 'Editar' }).click();
  const message = '/agora-abre já abre no site, e um redirecionamento ali nunca seria usado.';
  // As the server answers once a new version of the site has a page of its own there.
  await page.route('**/rest/v1/redirects**', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: '23514', message, details: 'from_path', hint: null } })
      : route.fallback(),
  );
  await entry.getByLabel('Leva a').fill('/cidades/moema');
  await page.keyboard.press('Enter');
  await entry.getByRole('alert').getByText(message).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('a browser that has followed the redirect of a page finds the page again at its old address', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await publishPage(site, { ...samplePage, slug: 'volta-a' });
  const client = await signInAsAdmin(site);
  const rename = (from: string, to: string) =>
    client.from('generated_pages').update({ slug: to }).eq('slug', from).throwOnError();
  for (const [from, to] of [
    ['volta-a', 'volta-b'],
    ['volta-b', 'volta-a'],
  ] as const) {
    await rename(from, to);
    await page.goto(`${site.url}/links-uteis/volta-a`);
    expect(page.url()).toBe(`${site.url}/links-uteis/${to}`);
  }
});
