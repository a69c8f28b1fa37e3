/** Editing a published page: autosave, publishing, an address change and a conflict (docs/specification/administrator.md#editor). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgetAdministrator } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { chooseHtml } from '#tests/e2e/support/page-form.ts';
import { publishPage, samplePage, signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const body = (site: Site, path: string) => fetch(site.url + path).then((answer) => answer.text());
const content = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo (HTML)' });
const saved = (page: Page) => page.getByText(/^Salvo às \d{2}:\d{2}$/);

async function openEditor(page: Page, site: Site, slug: string): Promise<void> {
  await publishPage(site, { ...samplePage, title: `Página ${slug}`, slug, content: '<p>Texto velho</p>' });
  await signIn(page, site.admin);
  await page.getByRole('link', { name: `Editar Página ${slug}` }).click();
  await page.getByRole('heading', { name: 'Editar página', level: 1 }).waitFor();
  await chooseHtml(page);
  await content(page).waitFor();
}

test('a page is edited on a phone, saves automatically, survives a reload, and shows the text when published', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await openEditor(page, site, 'editada');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await content(page).fill('<p>Texto novo</p>');
  await saved(page).waitFor();
  expect(await body(site, '/links-uteis/editada')).toContain('Texto velho');
  await page.reload();
  expect(await content(page).inputValue()).toBe('<p>Texto novo</p>');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expectToast(page, 'Página publicada', 'O texto novo já está no site, em /editada.');
  expect(await body(site, '/links-uteis/editada')).toContain('Texto novo');
});

test('a title does not change the address of a page, and a new slug leads from the old one', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openEditor(page, site, 'pagina-nome-antigo');
  await page.getByRole('textbox', { name: 'Título' }).fill('Outro título');
  const slug = page.getByRole('textbox', { name: 'Slug' });
  expect(await slug.inputValue()).toBe('pagina-nome-antigo');
  await slug.fill('nome-novo');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expectToast(page, 'Página publicada');
  const moved = await fetch(`${site.url}/links-uteis/pagina-nome-antigo`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/links-uteis/nome-novo']);
});

test('without a network the text stays on the device and is saved when it is back', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Failed to (load|fetch)|request failed/ });
  await openEditor(page, site, 'sem-rede');
  await page.route('**/rest/v1/page_drafts**', (route) => route.abort());
  await content(page).fill('<p>Escrito sem rede</p>');
  await page.getByText('Sem conexão: guardado neste aparelho').waitFor();
  await page.unroute('**/rest/v1/page_drafts**');
  await page.reload();
  await saved(page).waitFor();
  expect(await content(page).inputValue()).toBe('<p>Escrito sem rede</p>');
});

test('a draft that was saved elsewhere is a conflict, and joining keeps both texts', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openEditor(page, site, 'disputa');
  const client = await signInAsAdmin(site);
  const { data } = await client.from('page_drafts').select('id').eq('slug', 'disputa').single();
  await client
    .from('page_drafts')
    .update({ content: '<p>Texto velho</p><p>deles</p>' })
    .eq('id', data?.id)
    .eq('revision', 1);
  await content(page).fill('<p>Texto velho</p><p>meu</p>');
  await page.getByText('Conflito', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Juntar' }).click();
  await saved(page).waitFor();
  const joined = await content(page).inputValue();
  for (const text of ['meu', 'deles', 'Texto velho']) expect(joined).toContain(text);
  await page.goto('/admin/paginas/rascunhos');
  await page.getByRole('listitem').filter({ hasText: 'Página disputa' }).waitFor();
});

test('a conflict that is left and met again later is joined with all that the other side wrote', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openEditor(page, site, 'disputa-deixada');
  const client = await signInAsAdmin(site);
  await client
    .from('page_drafts')
    .update({ title: 'Título deles', content: '<p>Texto velho</p><p>deles</p>' })
    .eq('slug', 'disputa-deixada')
    .eq('revision', 1);
  await page.getByRole('textbox', { name: 'Título' }).fill('Título meu');
  await content(page).fill('<p>Texto velho</p><p>meu</p>');
  await page.getByText('Conflito', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Juntar' }).click();
  await saved(page).waitFor();
  expect(await content(page).inputValue()).toBe('<p>Texto velho</p><p>meu</p>\n<p>deles</p>');
  expect(await page.getByRole('textbox', { name: 'Título' }).inputValue()).toBe('Título meu');
  await page.goto('/admin/paginas/rascunhos');
  await page.getByRole('listitem').filter({ hasText: 'Título deles (outra versão)' }).waitFor();
});

test('a conflict whose other side is published meanwhile leaves a way to go on, with the text', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openEditor(page, site, 'publicada-no-conflito');
  const client = await signInAsAdmin(site);
  const { data: draft } = await client
    .from('page_drafts')
    .update({ content: '<p>Texto deles</p>' })
    .eq('slug', 'publicada-no-conflito')
    .eq('revision', 1)
    .select('id,revision')
    .single();
  await content(page).fill('<p>Texto meu</p>');
  await page.getByText('Conflito', { exact: true }).waitFor();
  await client.rpc('publish_page', { draft_id: draft?.id, revision: draft?.revision });
  await page.getByRole('button', { name: 'Juntar' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await saved(page).waitFor();
  await expect.poll(() => content(page).inputValue()).toBe('<p>Texto meu</p>');
  expect(await body(site, '/links-uteis/publicada-no-conflito')).toContain('Texto deles');
});

test('the page itself leads to its editor', async ({ site, visit }) => {
  await publishPage(site, { ...samplePage, slug: 'da-propria-pagina' });
  const page = await visit();
  await signIn(page, site.admin);
  await page.goto('/links-uteis/da-propria-pagina');
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByRole('textbox', { name: 'Conteúdo', exact: true }).waitFor();
  await forgetAdministrator(page);
});

test('a discarded draft comes back from its toast with its text', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await openEditor(page, site, 'descartada');
  await content(page).fill('<p>Quase perdido</p>');
  await saved(page).waitFor();
  const address = page.url();
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expectToast(page, 'Rascunho descartado', 'O texto saiu dos rascunhos.');
  const client = await signInAsAdmin(site);
  const drafts = () => client.from('page_drafts').select('content').like('content', '%Quase perdido%');
  expect((await drafts()).data).toEqual([]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('heading', { name: 'Editar página', level: 1 }).waitFor();
  expect(page.url()).not.toBe(address);
  expect(await content(page).inputValue()).toBe('<p>Quase perdido</p>');
  expect((await drafts()).data).toHaveLength(1);
});

test('what somebody else has saved meanwhile is not discarded with the draft', async ({ site, visit }) => {
  const page = await visit();
  await openEditor(page, site, 'salva-por-outro');
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
