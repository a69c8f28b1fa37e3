/** Editing a published page: autosave, publishing and an address change (docs/specification/administrator.md#editor). */
import { expect } from 'vitest';
import { forgetAdministrator } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { htmlField, openInEditor, publishFromEditor, savedLine } from '#tests/e2e/support/page-form.ts';
import { publishPage, samplePage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { fetchBody } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

test('a page edited on a phone is saved automatically, survives a reload, and shows the new text once published', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await openInEditor(page, site, 'editada');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await htmlField(page).fill('<p>Texto novo</p>');
  await savedLine(page).waitFor();
  expect(await fetchBody(site, '/links-uteis/editada')).toContain('Texto velho');
  await page.reload();
  expect(await htmlField(page).inputValue()).toBe('<p>Texto novo</p>');
  await publishFromEditor(page);
  await expectToast(page, 'Página publicada', 'O texto novo já está no site, em /editada.');
  expect(await fetchBody(site, '/links-uteis/editada')).toContain('Texto novo');
});

test('a new title does not change the address of a page, and a new slug leaves a redirect at the old one', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openInEditor(page, site, 'pagina-nome-antigo');
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Outro título');
  const slug = page.getByRole('textbox', { name: 'Slug' });
  expect(await slug.inputValue()).toBe('pagina-nome-antigo');
  await slug.fill('nome-novo');
  await publishFromEditor(page);
  await expectToast(page, 'Página publicada');
  const moved = await fetch(`${site.url}/links-uteis/pagina-nome-antigo`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/links-uteis/nome-novo']);
});

test('without a network the text stays on the device, and it is saved when the network is back', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Failed to (load|fetch)|request failed/ });
  await openInEditor(page, site, 'sem-rede');
  await page.route('**/rest/v1/page_drafts**', (route) => route.abort());
  await htmlField(page).fill('<p>Escrito sem rede</p>');
  await page.getByText('Sem conexão: guardado neste aparelho').waitFor();
  await page.unroute('**/rest/v1/page_drafts**');
  await page.reload();
  await savedLine(page).waitFor();
  expect(await htmlField(page).inputValue()).toBe('<p>Escrito sem rede</p>');
});

test('the page itself leads to its editor', async ({ site, visit }) => {
  await publishPage(site, { ...samplePage, slug: 'da-propria-pagina' });
  const page = await visit();
  await signIn(page, site.admin, '/links-uteis/da-propria-pagina');
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByRole('textbox', { name: 'Conteúdo', exact: true }).waitFor();
  await forgetAdministrator(page);
});

test('a discarded draft can be restored from the toast with its text', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await openInEditor(page, site, 'descartada');
  await htmlField(page).fill('<p>Quase perdido</p>');
  await savedLine(page).waitFor();
  const address = page.url();
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expectToast(page, 'Rascunho descartado', 'O texto saiu dos rascunhos.');
  const client = await signInAsAdmin(site);
  const drafts = () => client.from('page_drafts').select('content').like('content', '%Quase perdido%');
  expect((await drafts()).data).toEqual([]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('heading', { name: 'Editar página', level: 1 }).waitFor();
  expect(page.url()).not.toBe(address);
  expect(await htmlField(page).inputValue()).toBe('<p>Quase perdido</p>');
  expect((await drafts()).data).toHaveLength(1);
});

test('discarding a draft does not discard what somebody else saved meanwhile', async ({ site, visit }) => {
  const page = await visit();
  await openInEditor(page, site, 'salva-por-outro');
  const client = await signInAsAdmin(site);
  const id = page.url().split('/').at(-1) ?? '';
  const theirs = { content: '<p>Deles</p>' };
  const changed = await client.from('page_drafts').update(theirs).eq('id', id).eq('revision', 1).select('id');
  expect(changed.data).toEqual([{ id }]);
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await page.getByRole('button', { name: 'Juntar' }).waitFor();
  const { data } = await client.from('page_drafts').select('content').eq('id', id);
  expect(data).toEqual([theirs]);
});
