/** The administrator's main task: writing a page, seeing it as a visitor, and deleting it. */
import { expect } from 'vitest';
import { hostilePage as hostile, hostileLeftovers } from '#tests/e2e/support/hostile-page.ts';
import { submitPage } from '#tests/e2e/support/page-form.ts';
import { publishPage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { fetchBody, type Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

/** The page that the first of these tests writes. Made here if that test does not run. */
async function ensurePage(site: Site): Promise<void> {
  const client = await signInAsAdmin(site);
  const { count } = await client
    .from('generated_pages')
    .select('id', { count: 'exact', head: true })
    .eq('slug', hostile.slug);
  if (count === 0) await publishPage(site, hostile);
}

test('an empty form is refused with a toast, and so is one with only spaces', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Campos obrigatórios', 'Preencha todos os campos antes de salvar.');
  await page.reload();
  await submitPage(page, { title: '   ', slug: ' ', content: '\n' });
  await expectToast(page, 'Campos obrigatórios', 'Preencha todos os campos antes de salvar.');
  expect(await fetchBody(site, '/sitemap')).toContain('Nenhuma página gerada encontrada.');
});

test('a new page is public at the next request, with only what the rules allow', async ({ site, visit }) => {
  const before = await fetchBody(site, '/');
  expect(before).not.toContain(hostile.slug);
  const admin = await visit();
  await signIn(admin, site.admin);
  await submitPage(admin, hostile);
  await expectToast(admin, 'Sucesso!', 'Página gerada e salva com sucesso!');

  const visitor = await visit();
  await visitor.goto(`/links-uteis/${hostile.slug}`);
  const main = visitor.locator('main');
  expect(await visitor.locator('h1').textContent()).toBe('Portão travado em Perdizes');
  expect(await main.locator('h2.destaque').textContent()).toBe('O que fazemos');
  expect(await main.locator('strong', { hasText: 'hoje' }).count()).toBe(1);
  for (const forbidden of hostileLeftovers) {
    expect(await main.locator(forbidden).count(), forbidden).toBe(0);
  }
  expect(await main.innerHTML()).not.toContain('wasReached');
  expect(await main.getByText('toque aqui').count()).toBe(1);
  const outside = main.getByRole('link', { name: 'um lugar lá fora' });
  expect(await outside.getAttribute('rel')).toBe('noopener noreferrer');
  expect(await main.getByRole('link', { name: 'o mapa' }).getAttribute('href')).toBe('/sitemap');
  expect(await visitor.evaluate(() => 'wasReached' in window)).toBe(false);
});

test('the new page is in the menu, the site map and the XML site map', async ({ site }) => {
  await ensurePage(site);
  const path = `/links-uteis/${hostile.slug}`;
  const home = await fetchBody(site, '/');
  expect(home.slice(home.indexOf('Links Úteis'))).toContain(`href="${path}"`);
  expect(home).not.toContain('Ver todas');
  expect(await fetchBody(site, '/sitemap')).toContain('Links Úteis (1 página)');
  expect(await fetchBody(site, '/sitemap.xml')).toContain(`<loc>${site.url}${path}</loc>`);
});

test('the head of the new page has its title, default description, canonical address and service data', async ({
  site,
  visit,
}) => {
  await ensurePage(site);
  const page = await visit();
  await page.goto(`/links-uteis/${hostile.slug}`);
  expect(await page.title()).toMatch(/^Portão travado em Perdizes \| .*Kit Completo Instalado$/);
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(
    'Informações sobre Portão travado em Perdizes. Atendimento especializado, produtos de qualidade e suporte técnico.',
  );
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(page.url());
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type'])).toContain('Service');
  const chat = page.locator('main').getByRole('link', { name: 'Falar com um técnico agora' });
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain('Portão travado em Perdizes');
});

test('a taken slug is refused with a plain message, and nothing is overwritten', async ({ site, visit }) => {
  await ensurePage(site);
  const page = await visit({ expects: /Failed to load resource: .* 409/ });
  await signIn(page, site.admin);
  await submitPage(page, { ...hostile, title: 'Outra página', content: '<p>outro texto</p>' });
  await expectToast(page, 'Erro', `Já existe uma página com o slug “${hostile.slug}”. Escolha outro.`);
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('Outra página');
  expect(await fetchBody(site, `/links-uteis/${hostile.slug}`)).not.toContain('outro texto');
});

test('a restart of the process loses neither the page nor the session', async ({ site, visit }) => {
  await ensurePage(site);
  const page = await visit();
  await signIn(page, site.admin);
  // The last thing that the panel requests.
  await page.frameLocator('iframe').getByRole('heading', { name: 'Portão travado em Perdizes' }).waitFor();
  await site.restart();
  expect(await fetchBody(site, `/links-uteis/${hostile.slug}`)).toContain('Portão travado em Perdizes');
  await page.reload();
  await page.getByRole('heading', { name: 'Páginas Geradas (1)' }).waitFor();
});

test('the list shows each page with its address and date, and deleting removes it everywhere', async ({
  site,
  visit,
}) => {
  await ensurePage(site);
  const page = await visit();
  await signIn(page, site.admin);
  const heading = (count: number) => page.getByRole('heading', { name: `Páginas Geradas (${count})` });
  await heading(1).waitFor();
  const entry = page.getByRole('listitem').filter({ hasText: 'Portão travado em Perdizes' });
  expect(await entry.textContent()).toContain(`/${hostile.slug}`);
  expect(await entry.textContent()).toMatch(/Criado em \d{2}\/\d{2}\/\d{4}/);
  await entry.getByRole('button', { name: /Deletar/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click();
  await expectToast(page, 'Sucesso!', 'Página deletada com sucesso!');
  await heading(0).waitFor();

  const gone = await fetch(`${site.url}/links-uteis/${hostile.slug}`, { redirect: 'manual' });
  expect(gone.status).toBe(410);
  for (const path of ['/', '/sitemap', '/sitemap.xml']) {
    expect(await fetchBody(site, path), path).not.toContain(hostile.slug);
  }
});

test('a page created and deleted through the API appears and disappears on the site too', async ({
  site,
}) => {
  const client = await signInAsAdmin(site);
  const page = { title: 'Página de passagem', slug: 'pagina-de-passagem', content: '<p>Só de passagem.</p>' };
  const { data } = await client.from('generated_pages').insert(page).select('id').single();
  expect(await fetchBody(site, '/sitemap')).toContain('Página de passagem');
  await client.from('generated_pages').delete().eq('id', data?.id);
  expect(await fetchBody(site, '/sitemap')).not.toContain('Página de passagem');
});
