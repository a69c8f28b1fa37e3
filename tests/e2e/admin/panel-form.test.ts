/**
 * The form of the panel: its fields, its refusals and the text it keeps
 * (docs/specification/administrator.md#create-form).
 */
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { holdOnce } from '#tests/e2e/support/hold.ts';
import { hostilePage } from '#tests/e2e/support/hostile-page.ts';
import { fillPage, submitPage } from '#tests/e2e/support/page-form.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { fetchBody } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

/** The relative luminance of the background as WCAG defines it, from 0 for black to 1 for white. */
async function luminance(page: Page, selector: string): Promise<number> {
  const color = await page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  const parts = (color.match(/\d+/g) ?? []).map((part) => Number(part) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const preview = (page: Page) => page.frameLocator('iframe[title="Prévia da página"]');

test('the panel says that it is loading until the session is read', async ({ visit }) => {
  const page = await visit();
  const heldRequest = holdOnce(page, '**/assets/*.js');
  await page.goto('/admin/painel', { waitUntil: 'commit' });
  const script = await heldRequest;
  expect(await page.getByRole('status').textContent()).toBe('Carregando painel administrativo...');
  expect(await page.getByLabel('Título', { exact: true }).count()).toBe(0);
  await script.release();
});

test('the panel has the specified fields, rows and buttons', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  for (const name of ['Criar Nova Página', 'Geração em Lote', 'Páginas Geradas (0)']) {
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }
  expect(await page.getByLabel('Conteúdo (HTML)').getAttribute('rows')).toBe('8');
  for (const name of ['Salvar Página', 'Gerar 50 Páginas Internas', 'Sair']) {
    expect(await page.getByRole('button', { name }).count(), name).toBe(1);
  }
  const links = page.getByRole('navigation', { name: 'Geradores' });
  expect(await links.getByRole('link', { name: 'Gerador de Conteúdo Local' }).getAttribute('href')).toBe(
    '/admin/local-generator',
  );
  expect(await links.getByRole('link', { name: 'Criador de Páginas em Lote' }).getAttribute('href')).toBe(
    '/admin/batch-creator',
  );
});

test('the slug follows the title until it is edited', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  const title = page.getByLabel('Título', { exact: true });
  const slug = page.getByLabel('Slug');
  await title.fill('Portão à venda: 1/4 HP!');
  expect(await slug.inputValue()).toBe('portao-a-venda-14-hp');
  await slug.fill('Meu Portão');
  await title.fill('Outro título');
  expect(await slug.inputValue()).toBe('Meu Portão');
  await page.getByText('/links-uteis/meu-portao').waitFor();
});

test('a written description becomes the description of the page', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  await fillPage(page, { title: 'Motor silencioso', content: '<p>Olá</p>' });
  await page.getByText('Descrição para buscadores (opcional)').click();
  await page.getByLabel('Descrição').fill('Um motor que não acorda ninguém.');
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
  const html = await fetchBody(site, '/links-uteis/motor-silencioso');
  expect(html).toContain('<meta name="description" content="Um motor que não acorda ninguém."');
});

test.for([
  ['Título', 200, 'O título pode ter no máximo 200 caracteres. São 201.'],
  ['Slug', 200, 'O slug pode ter no máximo 200 caracteres. São 201.'],
  ['Conteúdo (HTML)', 262_144, 'O conteúdo pode ter no máximo 262.144 caracteres. São 262.145.'],
  ['Descrição', 500, 'A descrição pode ter no máximo 500 caracteres. São 501.'],
] as const)('%s accepts %i characters and not one more', async ([label, limit, refusal], { site, visit }) => {
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  await fillPage(page, { title: 'Motor', slug: 'motor', content: '<p>Olá</p>' });
  await page.getByText('Descrição para buscadores (opcional)').click();
  const field = page.getByLabel(label);
  await field.fill('a'.repeat(limit + 1));
  // Otherwise the title would propose a slug of the same length.
  if (label === 'Título') await page.getByLabel('Slug').fill('motor');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/generated_pages')) calls += 1;
  });
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Erro', refusal);
  expect(await page.getByRole('paragraph').filter({ hasText: refusal }).count()).toBe(1);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toBe(0);
  await field.fill('a'.repeat(limit));
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
});

test('a failure of the service is reported, and nothing typed is lost', async ({ site, visit }) => {
  const page = await visit({ expects: /console error/ });
  await signIn(page, site.admin);
  const fail = (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'x' } })
      : route.continue();
  await page.route('**/rest/v1/generated_pages*', fail);
  await submitPage(page, { title: 'Motor que fica', content: '<p>Olá</p>' });
  await expectToast(page, 'Erro', 'Erro ao salvar a página gerada.');
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('Motor que fica');
  await page.unroute('**/rest/v1/generated_pages*', fail);
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
  // The old toast disappears, and the next page can be typed at once.
  await page.getByText('Erro ao salvar a página gerada.').waitFor({ state: 'detached' });
  await expectFocus(page.getByLabel('Título', { exact: true }));
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('');
});

test.for([
  ['Slug', { slug: 'admin' }, 'O slug “admin” é reservado para uma página do próprio site.'],
  ['Conteúdo (HTML)', { content: '<script>x()</script>' }, 'O conteúdo não pode ficar sem texto.'],
] as const)(
  'a refusal of the service is shown at its field: %s',
  async ([label, wrong, text], { site, visit }) => {
    const page = await visit({ expects: /Failed to load resource: .* 400/ });
    await signIn(page, site.admin);
    await submitPage(page, { title: 'Motor', slug: 'motor', content: '<p>Olá</p>', ...wrong });
    await expectToast(page, 'Erro', text);
    const field = page.getByLabel(label);
    await expectFocus(field);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('paragraph').filter({ hasText: text }).count()).toBe(1);
  },
);

test('the focused element has an amber and a graphite ring, one of which contrasts with any background', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByRole('button', { name: 'Salvar Página' }).focus();
  await page.keyboard.press('Enter');
  const ring = () =>
    page.evaluate(() => {
      const { outlineColor, outlineOffset, boxShadow } = getComputedStyle(document.activeElement as Element);
      return { outlineColor, outlineOffset, shadow: boxShadow.includes('rgb(29, 35, 39) 0px 0px 0px 2px') };
    });
  const expected = { outlineColor: 'rgb(245, 168, 0)', outlineOffset: '2px', shadow: true };
  await expectFocus(page.getByLabel('Título', { exact: true }));
  expect(await page.getByLabel('Título', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  expect(await ring(), 'a refused field').toEqual(expected);
  await page.keyboard.type('Motor');
  expect(await ring(), 'a field').toEqual(expected);
  await page.getByRole('button', { name: 'Salvar Página' }).focus();
  expect(await ring(), 'a button').toEqual(expected);
});

test('the bars of the header and the cards contrast with their background, in the dark scheme too', async ({
  site,
  visit,
}) => {
  const page = await visit({ colorScheme: 'dark' });
  await signIn(page, site.admin);
  for (const [bar, background] of [
    ['.admin-header', 'html'],
    ['.card-head', '.card'],
  ] as const) {
    const [barLuminance = 0, backgroundLuminance = 0] = await Promise.all(
      [bar, background].map((selector) => luminance(page, selector)),
    );
    expect((barLuminance + 0.05) / (backgroundLuminance + 0.05), bar).toBeGreaterThan(1.5);
  }
});

test('typed text survives other screens and a reload, and closing asks first', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  const dialogs: string[] = [];
  let answer: 'dismiss' | 'accept' = 'dismiss';
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog[answer]();
  });
  const title = page.getByLabel('Título', { exact: true });
  await title.pressSequentially('Motor');

  await page.getByRole('link', { name: 'Segurança' }).click();
  await page.getByRole('heading', { level: 1, name: 'Segurança' }).waitFor();
  await page.getByRole('link', { name: 'Hoje' }).click();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Motor');
  expect(dialogs).toEqual([]);

  const dialogOpened = page.waitForEvent('dialog');
  await page.evaluate(() => window.location.reload());
  await dialogOpened;
  expect(dialogs).toEqual(['beforeunload']);
  expect(await title.inputValue()).toBe('Motor');

  answer = 'accept';
  await page.reload();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Motor');

  dialogs.length = 0;
  await title.fill('');
  await page.getByLabel('Slug').fill('');
  await page.reload();
  await title.waitFor();
  expect(dialogs).toEqual([]);
});

test.for([
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)(
  'the panel is accessible at $width px in the $colorScheme scheme',
  async (look, { site, visit }) => {
    const page = await visit(look);
    await signIn(page, site.admin);
    await fillPage(page, { ...hostilePage, title: 'a'.repeat(61) });
    await page.getByText('Descrição para buscadores (opcional)').click();
    await page.getByRole('searchbox', { name: 'Buscar páginas' }).fill('nada disto');
    await page.getByText('Nenhuma página com “nada disto”').waitFor();
    if (look.width < 1080) await page.getByText('Prévia', { exact: true }).click();
    await preview(page).locator('h2.destaque').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
  },
);
