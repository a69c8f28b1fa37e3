/** No mishap loses what somebody types in the editor or in the form of the panel (docs/specification/administrator.md#editor). */
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { holdOnce } from '#tests/e2e/support/hold.ts';
import {
  fillPage,
  htmlField,
  openToType,
  publishFromEditor,
  savedLine,
} from '#tests/e2e/support/page-form.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { sessionKey, signIn, signInAgain, signInSheet } from '#tests/e2e/support/sign-in.ts';
import { fetchBody } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const pauseBeforeSignInMs = 1000;

test('a tab that is closed in the middle of a word loses nothing of it', async ({ site, visit }) => {
  const page = await visit();
  const address = await openToType(page, site, 'aba-fechada');
  await page.keyboard.type('<p>no meio da pala');
  const next = await page.context().newPage();
  await page.close();
  await next.goto(address);
  await savedLine(next).waitFor();
  await expect.poll(() => htmlField(next).inputValue()).toBe('<p>Texto velho</p><p>no meio da pala');
});

test('a tab that is closed while the network hangs loses nothing that was typed meanwhile', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const address = await openToType(page, site, 'rede-muda');
  await page.route('**/rest/v1/page_drafts**', () => {});
  await page.keyboard.type('<p>um');
  await page.getByText('Salvando…').waitFor();
  await page.keyboard.type(' e dois');
  const next = await page.context().newPage();
  await page.close();
  await next.goto(address);
  await expect.poll(() => htmlField(next).inputValue()).toBe('<p>Texto velho</p><p>um e dois');
});

test('a session that ends in the middle of a word loses no letter: the sign-in opens over the text at the next pause', async ({
  site,
  visit,
}) => {
  // The preview lets no script run, not even the one that stops the clock.
  const page = await visit({ expects: /Blocked script execution/ });
  await page.clock.install();
  const address = await openToType(page, site, 'sessao-encerrada');
  const other = await page.context().newPage();
  await other.goto(`${site.url}/robots.txt`);
  await page.bringToFront();
  // Time stands still while the word is typed, so that no machine is too slow for it.
  await page.clock.pauseAt(Date.now() + 3000);
  await page.keyboard.type('<p>ant');
  const storage = await page.evaluateHandle(() => ({
    changed: new Promise((resolve) => addEventListener('storage', () => resolve(null))),
  }));
  // As the client of another tab does when the service refuses its token.
  await other.evaluate((key) => localStorage.removeItem(key), sessionKey(other.url()));
  await storage.evaluate(({ changed }) => changed);
  await page.keyboard.type('es de sair</p>');
  expect(await signInSheet(page).count()).toBe(0);
  await page.clock.runFor(pauseBeforeSignInMs);
  await signInSheet(page).waitFor();
  await page.clock.resume();
  await signInAgain(page, site.admin);
  expect(page.url()).toBe(address);
  await expectFocus(htmlField(page));
  await savedLine(page).waitFor();
  await expect.poll(() => htmlField(page).inputValue()).toBe('<p>Texto velho</p><p>antes de sair</p>');
});

test('a refused text is explained beside its field, and saved once it is corrected', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360, expects: /status of 400/ });
  await openToType(page, site, 'titulo-longo');
  const title = page.getByRole('textbox', { name: 'Título', exact: true });
  await title.fill('x'.repeat(201));
  await page.getByText('O título pode ter no máximo 200 caracteres.').waitFor();
  await page.getByText('Não salvo: veja o título').waitFor();
  expect(await page.getByText('Sem conexão').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await htmlField(page).focus();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expectFocus(title);
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await title.fill('Título que cabe');
  await savedLine(page).waitFor();
  expect(await page.getByText('O título pode ter').count()).toBe(0);
});

test('text that this device kept of a draft that is gone can be continued', async ({ site, visit }) => {
  const page = await visit({ expects: /Failed to (load|fetch)|request failed/ });
  const address = await openToType(page, site, 'sumiu-com-texto');
  await page.route('**/rest/v1/page_drafts**', (route) => route.abort());
  await page.keyboard.type('<p>só aqui</p>');
  await page.getByText('Sem conexão: guardado neste aparelho').waitFor();
  const client = await signInAsAdmin(site);
  await client.from('page_drafts').delete().eq('slug', 'sumiu-com-texto');
  await page.unroute('**/rest/v1/page_drafts**');
  await page.goto(address);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL((url) => url.href !== address);
  await savedLine(page).waitFor();
  await expect.poll(() => htmlField(page).inputValue()).toBe('<p>Texto velho</p><p>só aqui</p>');
});

test('when two tabs edit one text, neither loses anything: the second to save joins both', async ({
  site,
  visit,
}) => {
  const first = await visit();
  const address = await openToType(first, site, 'duas-abas');
  const second = await first.context().newPage();
  await second.goto(address);
  await htmlField(second).press('ControlOrMeta+End');
  await first.keyboard.type('\n<p>da primeira</p>');
  const client = await signInAsAdmin(site);
  await expect
    .poll(async () => {
      const { data } = await client.from('page_drafts').select('content').eq('slug', 'duas-abas').single();
      return data?.content;
    })
    .toContain('da primeira');
  await second.keyboard.type('\n<p>da segunda</p>');
  await second.getByRole('button', { name: 'Juntar' }).click();
  await savedLine(second).waitFor();
  const joined = await htmlField(second).inputValue();
  for (const text of ['Texto velho', 'da primeira', 'da segunda']) expect(joined).toContain(text);
});

test('what is typed while the page is being published continues in a new working copy', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const address = await openToType(page, site, 'publicada-digitando');
  const publishing = new Promise<() => Promise<void>>((resolve) => {
    void page.route('**/rpc/publish_page', async (route) => {
      const response = await route.fetch();
      resolve(() => route.fulfill({ response }));
    });
  });
  await publishFromEditor(page);
  // The page is on the site by now, but the answer is still on its way.
  const answer = await publishing;
  await htmlField(page).press('ControlOrMeta+End');
  await page.keyboard.type('<p>mais uma frase</p>');
  await answer();
  await expectToast(page, 'Página publicada');
  expect(await fetchBody(site, '/links-uteis/publicada-digitando')).not.toContain('mais uma frase');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL((url) => url.href !== address);
  await savedLine(page).waitFor();
  await expect.poll(() => htmlField(page).inputValue()).toBe('<p>Texto velho</p><p>mais uma frase</p>');
});

test('what is typed while the form of the panel is being saved stays there', async ({ site, visit }) => {
  const page = await visit();
  await signIn(page, site.admin);
  const heldRequest = holdOnce(page, '**/rest/v1/generated_pages*', (request) => request.method() === 'POST');
  await fillPage(page, { title: 'Salva digitando', content: '<p>Olá</p>' });
  await page.getByRole('button', { name: 'Salvar Página' }).click();
  const { release } = await heldRequest;
  const content = page.getByLabel('Conteúdo (HTML)');
  await content.press('ControlOrMeta+End');
  await page.keyboard.type('<p>mais</p>');
  await release();
  await expectToast(page, 'Sucesso!', 'Página gerada e salva com sucesso!');
  expect(await content.inputValue()).toBe('<p>Olá</p><p>mais</p>');
  expect(await fetchBody(site, '/links-uteis/salva-digitando')).not.toContain('mais');
});

test('what is typed while the editor is being opened is still in the form of the panel', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  const heldRequest = holdOnce(page, '**/rest/v1/page_drafts*', (request) => request.method() === 'POST');
  await fillPage(page, { title: 'Aberta digitando', content: '<p>Olá</p>' });
  await page.getByRole('button', { name: 'Escrever sem HTML' }).click();
  const { release } = await heldRequest;
  const content = page.getByLabel('Conteúdo (HTML)');
  await content.press('ControlOrMeta+End');
  await page.keyboard.type('<p>mais</p>');
  await release();
  await page.getByRole('heading', { name: 'Editar página', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Hoje' }).click();
  await expect.poll(() => content.inputValue()).toBe('<p>Olá</p><p>mais</p>');
});
