/** The gate's verdict beside a text that is being written (docs/specification/administrator.md#verdict). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { chooseHtml, fillPage, publishFromEditor } from '#tests/e2e/support/page-form.ts';
import { publishPage } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';
import { madeUpSentences } from '#tests/support/made-up-text.ts';

const html = (list: readonly string[]) => `<p>${list.join('. ')}.</p>`;
const verdict = (page: Page) => page.getByRole('region', { name: 'Conferência do texto' });

test('the form of a new page warns when its text is short or repeats another page, and saves it anyway', async ({
  site,
  visit,
}) => {
  const first = madeUpSentences(1, 30);
  await publishPage(site, { title: 'A primeira', slug: 'a-primeira', content: html(first) });
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  await fillPage(page, { title: 'Motor novo', content: '<p>Motor em Moema.</p>' });
  await verdict(page).getByText('Texto curto: 2 palavras próprias').waitFor();

  await page.getByLabel('Conteúdo (HTML)').fill(html([...first.slice(0, 25), ...madeUpSentences(3, 5)]));
  await verdict(page).getByText('aviso', { exact: true }).waitFor();
  const sibling = verdict(page).getByRole('link', { name: 'A primeira' });
  expect(await sibling.getAttribute('href')).toBe('/links-uteis/a-primeira');
  await verdict(page).getByText('Ver o que se repete').click();
  const passages = verdict(page).getByRole('cell');
  const beginning = first.slice(0, 25).join('. ').split(' ').slice(0, 40).join(' ');
  const shown = `${beginning} … e mais 185 palavras`;
  expect(await passages.allTextContents()).toEqual([shown, shown]);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
  await verdict(page).waitFor({ state: 'detached' });
});

test('a working copy is not compared with its own page, and the verdict follows what is saved', async ({
  site,
  visit,
}) => {
  await publishPage(site, { title: 'Com texto', slug: 'com-texto', content: html(madeUpSentences(5, 30)) });
  const page = await visit();
  await signIn(page, site.admin);
  await page.getByRole('link', { name: 'Editar Com texto' }).click();
  await verdict(page).getByText('270 palavras próprias, e nenhuma página do site parecida.').waitFor();
  await chooseHtml(page);
  await page.getByRole('textbox', { name: 'Conteúdo (HTML)' }).fill('<p>Quase nada</p>');
  await verdict(page).getByText('Texto curto: 2 palavras próprias').waitFor();
});

test('without an answer from the gate the form works as before', async ({ site, visit }) => {
  const page = await visit({ expects: /console error/ });
  await signIn(page, site.admin);
  await page.route('**/rest/v1/rpc/score_page', (route) =>
    route.fulfill({ status: 500, json: { message: 'x' } }),
  );
  const answered = page.waitForResponse('**/rest/v1/rpc/score_page');
  await fillPage(page, { title: 'Sem conferência', content: '<p>Texto</p>' });
  await answered;
  expect(await verdict(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
});

test('publishing cancels a verdict that is still pending, so that no request asks about a draft that is gone', async ({
  site,
  visit,
}) => {
  await publishPage(site, { title: 'Sem espera', slug: 'sem-espera', content: html(madeUpSentences(6, 30)) });
  const page = await visit();
  await signIn(page, site.admin);
  // The gate does not answer: the request ends only if the browser ends it.
  await page.route('**/rest/v1/rpc/score_page', () => {});
  const scoreRequest = page.waitForRequest('**/rest/v1/rpc/score_page');
  await page.getByRole('link', { name: 'Editar Sem espera' }).click();
  const request = await scoreRequest;
  await page.route('**/rest/v1/rpc/publish_page', async (route) => {
    await expect.poll(() => request.failure()?.errorText).toBe('net::ERR_ABORTED');
    await route.continue();
  });
  await publishFromEditor(page);
  await expectToast(page, 'Página publicada');
});
