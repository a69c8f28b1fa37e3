/**
 * The bulk creator: fifty fixed titles, one call per page, and a result for each
 * (docs/specification/generator.md#bulk-creator).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { localServiceTitles } from '#content/generator/places/local-service-titles.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { openScreen, timed } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { holdPageAfter } from '#tests/e2e/support/hold.ts';
import { publishPage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signInAgain, signInSheet } from '#tests/e2e/support/sign-in.ts';
import { fetchBody, type Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const screen = { path: '/admin/batch-creator', heading: 'Criador de Páginas em Lote' };
const pauseMs = 200;
const count = 50;
const [first = '', second = ''] = localServiceTitles;
const taken = { title: 'Outra página', slug: slugFromTitle(second), content: '<p>Estava lá antes.</p>' };

const startButton = (page: Page) => page.getByRole('button', { name: `Criar ${count} Páginas` });
const entries = (page: Page) => page.locator('main ol > li');

async function deleteAllPages(site: Site): Promise<void> {
  const client = await signInAsAdmin(site);
  await client.from('generated_pages').delete().neq('slug', '');
}

test('without a session the screen leads to the login screen, whatever a local flag says', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/admin/login');
  await page.evaluate(() => localStorage.setItem('adminLoggedIn', 'true'));
  await page.goto(screen.path);
  await page.waitForURL('**/admin/login');
});

test('the fifty titles are listed before the run, and a link leads back to the panel', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  await startButton(page).waitFor();
  expect(await entries(page).allTextContents()).toEqual([...localServiceTitles]);
  expect(localServiceTitles).toHaveLength(count);
  expect(await page.getByRole('progressbar').count()).toBe(0);
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.waitForURL('**/admin/painel');
});

test('the progress bar shows the current title and how many are done', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, screen);
  const heldRequest = holdPageAfter(page, 2);
  await startButton(page).click();
  const { request, release } = await heldRequest;
  const progress = page.locator('.creation-progress');
  expect(request.postDataJSON().title).toBe(localServiceTitles[2]);
  await progress.getByText(localServiceTitles[2] ?? '', { exact: true }).waitFor();
  await progress.getByText(`2 de ${count}`, { exact: true }).waitFor();
  expect(await progress.getByRole('progressbar').getAttribute('value')).toBe('2');
  await page.getByRole('button', { name: 'Criando...' }).waitFor();
  await page.getByRole('button', { name: 'Parar' }).click();
  await release();
  await expectToast(page, 'Criação de páginas interrompida', '3 páginas criadas com sucesso, 0 falhas.');
  await deleteAllPages(site);
});

test('pages are saved one per call, 200 ms apart, and existing pages are reported and left unchanged', async ({
  site,
  visit,
}) => {
  await publishPage(site, taken);
  const page = await visit({ expects: /Failed to load resource: .* 409/ });
  await openScreen(page, site.admin, screen);
  const sentAt: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/generated_pages')) {
      sentAt.push(performance.now());
    }
  });
  const took = await timed(async () => {
    await startButton(page).click();
    const progress = page.getByRole('progressbar', { name: 'Progresso' });
    await progress.waitFor();
    expect(await progress.getAttribute('max')).toBe(String(count));
    expect(await axeViolations(page)).toEqual([]);
    const current = page.locator('[aria-current="step"]');
    await current.waitFor();
    expect(localServiceTitles).toContain(await current.textContent());
    await page
      .locator('[data-sonner-toast]')
      .filter({ hasText: 'Criação de páginas concluída' })
      .waitFor({ timeout: 45_000 });
  });
  await expectToast(page, 'Criação de páginas concluída', '49 páginas criadas com sucesso, 1 falha.');
  expect(sentAt).toHaveLength(count);
  expect(took).toBeGreaterThanOrEqual((count - 1) * pauseMs);
  const pauses = sentAt.slice(1).map((time, index) => time - (sentAt[index] ?? 0));
  // A request may be reported a little late, so only the median is checked.
  expect(pauses.toSorted((one, other) => one - other)[Math.floor(pauses.length / 2)]).toBeGreaterThan(
    pauseMs - 20,
  );

  expect(await entries(page).filter({ hasText: 'Criada:' }).count()).toBe(count - 1);
  const failed = entries(page).filter({ hasText: 'Falhou:' });
  expect(await failed.textContent()).toBe(
    `Falhou: ${second}Já existe uma página com este slug. Ela não foi alterada.`,
  );
  expect(await fetchBody(site, `/links-uteis/${taken.slug}`)).toContain('Estava lá antes.');
  const created = await fetch(`${site.url}/links-uteis/${slugFromTitle(first)}`);
  expect([created.status, (await created.text()).includes(first)]).toEqual([200, true]);

  await startButton(page).click();
  await page.getByText('0 páginas criadas com sucesso, 50 falhas.').first().waitFor({ timeout: 45_000 });
});

test('leaving during a run asks first, and stopping keeps the created pages', async ({ site, visit }) => {
  await deleteAllPages(site);
  const page = await visit();
  await openScreen(page, site.admin, screen);
  const heldRequest = holdPageAfter(page, 3);
  await startButton(page).click();
  const { release } = await heldRequest;
  await page.getByRole('link', { name: 'Voltar ao Painel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ficar aqui' }).click();
  await page.getByRole('button', { name: 'Parar' }).click();
  await release();
  await expectToast(page, 'Criação de páginas interrompida');
  expect(await entries(page).filter({ hasText: 'Criada:' }).count()).toBe(4);
  expect(await fetchBody(site, '/sitemap')).toContain('Links Úteis (4 páginas)');
});

test('a session that ends during a run stops it, and signing in again keeps the results', async ({
  site,
  visit,
}) => {
  await deleteAllPages(site);
  const page = await visit({ expects: /Authentication required|Failed to load resource: .* 40[13]/ });
  await openScreen(page, site.admin, screen);
  let posts = 0;
  await page.route('**/rest/v1/generated_pages**', (route) => {
    posts += 1;
    return posts > 3
      ? route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST303' } })
      : route.continue();
  });
  await startButton(page).click();
  await signInSheet(page).waitFor();
  await expectToast(
    page,
    'Sessão encerrada',
    'O que já foi criado está guardado na lista. Entre de novo para continuar.',
  );
  expect(posts).toBe(4);
  await page.unroute('**/rest/v1/generated_pages**');
  await signInAgain(page, site.admin);
  await page.getByRole('heading', { name: 'Resultado' }).waitFor();
  expect(await entries(page).filter({ hasText: 'Criada:' }).count()).toBe(3);
  const remaining = entries(page).filter({ has: page.getByRole('checkbox') });
  expect(await remaining.count()).toBe(count - 3);

  // The session ends again, before the first page of the next run.
  await page.route('**/rest/v1/generated_pages**', (route) =>
    route.fulfill({ status: 401, json: { message: 'JWT expired', code: 'PGRST303' } }),
  );
  await page.getByRole('button', { name: `Criar ${count - 3} Páginas` }).click();
  await signInSheet(page).waitFor();
  await page.unroute('**/rest/v1/generated_pages**');
  await signInAgain(page, site.admin);
  await page.reload();
  await page.getByRole('heading', { name: 'Resultado' }).waitFor();
  expect(await entries(page).filter({ hasText: 'Criada:' }).count()).toBe(3);
});
