/** The form of the panel while somebody writes: what it says, shows, refuses and keeps (SPEC.md sections 2, 5 and 8). */
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from './support/axe.ts';
import { expectFocus } from './support/focus.ts';
import { hostileLeftovers, hostilePage } from './support/hostile-page.ts';
import { fillPage, writePage } from './support/page-form.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

/** Of the background, from 0 for black to 1 for white, as WCAG reckons it. */
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

test('before the session is looked up the panel says that it is loading', async ({ visit }) => {
  // Without scripts the look-up never ends, and Chromium reports each script it did not run.
  const page = await visit({ hasJavaScript: false, expects: /request failed: .*\.js csp/ });
  await page.goto('/admin/painel');
  expect(await page.getByRole('status').textContent()).toBe('Carregando painel administrativo...');
  expect(await page.getByLabel('Título').count()).toBe(0);
});

test('the panel has the fields, rows and buttons it was ordered with', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  for (const name of ['Criar Nova Página', 'Geração em Lote', 'Páginas Geradas (0)']) {
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }
  expect(await page.getByLabel('Conteúdo (HTML)').getAttribute('rows')).toBe('8');
  for (const name of ['Salvar Página', 'Gerar 50 Páginas Internas', 'Sair']) {
    expect(await page.getByRole('button', { name }).count(), name).toBe(1);
  }
  const ways = page.getByRole('navigation', { name: 'Geradores' });
  expect(await ways.getByRole('link', { name: 'Gerador de Conteúdo Local' }).getAttribute('href')).toBe(
    '/admin/local-generator',
  );
  expect(await ways.getByRole('link', { name: 'Criador de Páginas em Lote' }).getAttribute('href')).toBe(
    '/admin/batch-creator',
  );
});

test('the slug follows the title until it is written by hand', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  const title = page.getByLabel('Título');
  const slug = page.getByLabel('Slug');
  await title.fill('Portão à venda: 1/4 HP!');
  expect(await slug.inputValue()).toBe('portao-a-venda-14-hp');
  await slug.fill('Meu Portão');
  await title.fill('Outro título');
  expect(await slug.inputValue()).toBe('Meu Portão');
  await page.getByText('/links-uteis/meu-portao').waitFor();
});

test('meters tell how much of title and description the search results will show', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByLabel('Título').fill('a'.repeat(60));
  await page.getByText('60 de 60.').waitFor();
  await page.getByLabel('Título').fill('a'.repeat(61));
  await page.getByText('61 de 60: os buscadores cortam o fim.').waitFor();
  await page.getByText('Descrição para buscadores (opcional)').click();
  const description = page.getByLabel('Descrição');
  await description.fill('a'.repeat(69));
  await page.getByText('69 de 160: cabe mais.').waitFor();
  await description.fill('a'.repeat(160));
  await page.getByText('160 de 160.').waitFor();
  await description.fill('a'.repeat(161));
  await page.getByText('161 de 160: os buscadores cortam o fim.').waitFor();
});

test('the search result shows title, address and the description, the default one where none is written', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByLabel('Título').fill('Portão <i>rápido</i>');
  const result = page.locator('.search-result');
  await result.getByText('Portão rápido | Motor de Portão PPA - Kit Completo Instalado').waitFor();
  await result.getByText(/› links-uteis › portao-irapidoi$/).waitFor();
  await result
    .getByText(
      'Informações sobre Portão rápido. Atendimento especializado, produtos de qualidade e suporte técnico.',
    )
    .waitFor();
  await page.getByText('Descrição para buscadores (opcional)').click();
  await page.getByLabel('Descrição').fill('Abre em 4 segundos.');
  await result.getByText('Abre em 4 segundos.').waitFor();
});

test('the preview runs nothing of what was pasted, and shows to the letter what visitors get', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  await fillPage(page, hostilePage);
  const shown = preview(page);
  await shown.locator('h2.destaque', { hasText: 'O que fazemos' }).waitFor();
  await page.getByText('Fica de fora o que as regras do site não permitem').waitFor();
  expect(await shown.locator('h1').textContent()).toBe('Portão travado em Perdizes');
  for (const forbidden of hostileLeftovers) {
    expect(await shown.locator(forbidden).count(), forbidden).toBe(0);
  }
  const frame = page.locator('iframe[title="Prévia da página"]');
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(await page.evaluate(() => 'wasReached' in window)).toBe(false);
  const previewed = await shown.locator('.prose').innerHTML();

  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
  const visitor = await visit();
  await visitor.goto(`/links-uteis/${hostilePage.slug}`);
  expect(previewed).toBe(await visitor.locator('.prose').innerHTML());
});

test('on a phone the preview waits folded away until it is asked for', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  await fillPage(page, { title: 'Motor', content: '<p>Olá</p>' });
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByText('Prévia', { exact: true }).click();
  await preview(page).getByText('Olá').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('a description of one’s own is what the page says of itself', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  await fillPage(page, { title: 'Motor silencioso', content: '<p>Olá</p>' });
  await page.getByText('Descrição para buscadores (opcional)').click();
  await page.getByLabel('Descrição').fill('Um motor que não acorda ninguém.');
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
  const html = await (await fetch(`${site.url}/links-uteis/motor-silencioso`)).text();
  expect(html).toContain('<meta name="description" content="Um motor que não acorda ninguém."');
});

test.for([
  ['Título', 200, 'O título pode ter no máximo 200 caracteres. São 201.'],
  ['Slug', 200, 'O slug pode ter no máximo 200 caracteres. São 201.'],
  ['Conteúdo (HTML)', 262_144, 'O conteúdo pode ter no máximo 262.144 caracteres. São 262.145.'],
  ['Descrição', 500, 'A descrição pode ter no máximo 500 caracteres. São 501.'],
] as const)('%s takes %i characters and not one more', async ([label, limit, refusal], { site, visit }) => {
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  await fillPage(page, { title: 'Motor', slug: 'motor', content: '<p>Olá</p>' });
  await page.getByText('Descrição para buscadores (opcional)').click();
  const field = page.getByLabel(label);
  await field.fill('a'.repeat(limit + 1));
  // Its title would propose a slug just as long.
  if (label === 'Título') await page.getByLabel('Slug').fill('motor');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/')) calls += 1;
  });
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Erro', refusal);
  expect(await page.getByRole('paragraph').filter({ hasText: refusal }).count()).toBe(1);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toBe(0);
});

test('a service that fails is told of, and nothing typed is lost', async ({ site, visit }) => {
  const page = await visit({ expects: /console error/ });
  await signIn(page, site.admin);
  const fail = (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'x' } })
      : route.continue();
  await page.route('**/rest/v1/generated_pages*', fail);
  await writePage(page, { title: 'Motor que fica', content: '<p>Olá</p>' });
  await expectToast(page, 'Erro', 'Erro ao salvar a página gerada.');
  expect(await page.getByLabel('Título').inputValue()).toBe('Motor que fica');
  await page.unroute('**/rest/v1/generated_pages*', fail);
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
  // The refusal has had its cure, and the next page can be typed at once.
  await page.getByText('Erro ao salvar a página gerada.').waitFor({ state: 'detached' });
  await expectFocus(page.getByLabel('Título'));
  expect(await page.getByLabel('Título').inputValue()).toBe('');
});

test.for([
  ['Slug', { slug: 'admin' }, 'O slug “admin” é reservado para uma página do próprio site.'],
  ['Conteúdo (HTML)', { content: '<script>x()</script>' }, 'O conteúdo não pode ficar sem texto.'],
] as const)(
  'what the service refuses is shown at its field: %s',
  async ([label, wrong, text], { site, visit }) => {
    const page = await visit({ expects: /Failed to load resource: .* 400/ });
    await signIn(page, site.admin);
    await writePage(page, { title: 'Motor', slug: 'motor', content: '<p>Olá</p>', ...wrong });
    await expectToast(page, 'Erro', text);
    const field = page.getByLabel(label);
    await expectFocus(field);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('paragraph').filter({ hasText: text }).count()).toBe(1);
  },
);

test('what has the focus wears amber and graphite, one of which stands out on any ground', async ({
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
  await expectFocus(page.getByLabel('Título'));
  expect(await page.getByLabel('Título').getAttribute('aria-invalid')).toBe('true');
  expect(await ring(), 'a field that is refused').toEqual(expected);
  await page.keyboard.type('Motor');
  expect(await ring(), 'a field').toEqual(expected);
  await page.getByRole('button', { name: 'Salvar Página' }).focus();
  expect(await ring(), 'a button').toEqual(expected);
});

test('the bars of header and cards stand out from what they lie on, in the dark too', async ({
  site,
  visit,
}) => {
  const page = await visit({ colorScheme: 'dark' });
  await signIn(page, site.admin);
  for (const [bar, ground] of [
    ['.admin-header', 'html'],
    ['.card-head', '.card'],
  ] as const) {
    const [one = 0, other = 0] = await Promise.all(
      [bar, ground].map((selector) => luminance(page, selector)),
    );
    expect((one + 0.05) / (other + 0.05), bar).toBeGreaterThan(1.5);
  }
});

test('what was typed survives other screens and a reload, and closing asks first', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  const asked: string[] = [];
  let answer: 'dismiss' | 'accept' = 'dismiss';
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog[answer]();
  });
  const title = page.getByLabel('Título');
  await title.pressSequentially('Motor');

  await page.getByRole('link', { name: 'Segurança' }).click();
  await page.getByRole('heading', { level: 1, name: 'Segurança' }).waitFor();
  await page.getByRole('link', { name: 'Painel' }).click();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Motor');
  expect(asked).toEqual([]);

  const isAsked = page.waitForEvent('dialog');
  await page.evaluate(() => window.location.reload());
  await isAsked;
  expect(asked).toEqual(['beforeunload']);
  expect(await title.inputValue()).toBe('Motor');

  answer = 'accept';
  await page.reload();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Motor');

  asked.length = 0;
  await title.fill('');
  await page.getByLabel('Slug').fill('');
  await page.reload();
  await title.waitFor();
  expect(asked).toEqual([]);
});

test.for([
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)('everybody can use it: at $width in the $colorScheme', async (look, { site, visit }) => {
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
});
