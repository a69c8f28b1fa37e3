/** What may happen while somebody types in the editor, and what is left of the text (docs/specification/administrator.md#editor). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseHtml } from '#tests/e2e/support/page-form.ts';
import { publishPage, samplePage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { fillSignIn, signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const content = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo (HTML)' });
const saved = (page: Page) => page.getByText(/^Salvo às \d{2}:\d{2}$/);

/** @returns the address of the working copy that is open then */
async function openEditor(page: Page, site: Site, slug: string): Promise<string> {
  await publishPage(site, { ...samplePage, title: `Página ${slug}`, slug, content: '<p>Texto velho</p>' });
  await signIn(page, site.admin);
  await page.getByRole('link', { name: `Editar Página ${slug}` }).click();
  await chooseHtml(page);
  await content(page).press('ControlOrMeta+End');
  return page.url();
}

test('a tab that is closed in the middle of a word loses nothing of it', async ({ site, visit }) => {
  const page = await visit();
  const address = await openEditor(page, site, 'aba-fechada');
  await page.keyboard.type('<p>no meio da pala');
  const next = await page.context().newPage();
  await page.close();
  await next.goto(address);
  await saved(next).waitFor();
  await expect.poll(() => content(next).inputValue()).toBe('<p>Texto velho</p><p>no meio da pala');
});

test('a tab that is closed while the network hangs loses nothing that was typed meanwhile', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const address = await openEditor(page, site, 'rede-muda');
  await page.route('**/rest/v1/page_drafts**', () => {});
  await page.keyboard.type('<p>um');
  await page.getByText('Salvando…').waitFor();
  await page.keyboard.type(' e dois');
  const next = await page.context().newPage();
  await page.close();
  await next.goto(address);
  await expect.poll(() => content(next).inputValue()).toBe('<p>Texto velho</p><p>um e dois');
});

test('a session that ends while somebody types loses nothing: after the sign-in the text is there', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /status of 40[013]/ });
  const address = await openEditor(page, site, 'sessao-encerrada');
  const elsewhere = await signInAsAdmin(site);
  await elsewhere.auth.signOut({ scope: 'global' });
  await page.keyboard.type('<p>antes de sair</p>');
  await page.waitForURL('**/admin/login');
  await fillSignIn(page, site.admin);
  await page.waitForURL('**/admin/painel');
  await page.goto(address);
  await saved(page).waitFor();
  await expect.poll(() => content(page).inputValue()).toBe('<p>Texto velho</p><p>antes de sair</p>');
});

test('of two tabs in one text neither loses anything: the second to save joins both', async ({
  site,
  visit,
}) => {
  const first = await visit();
  const address = await openEditor(first, site, 'duas-abas');
  const second = await first.context().newPage();
  await second.goto(address);
  await content(second).press('ControlOrMeta+End');
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
  await saved(second).waitFor();
  const joined = await content(second).inputValue();
  for (const text of ['Texto velho', 'da primeira', 'da segunda']) expect(joined).toContain(text);
});
