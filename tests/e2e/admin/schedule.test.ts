/** Scheduling in the editor and for several drafts, what is held, and preview links (docs/specification/administrator.md#scheduled-pages). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wallTimeOf } from '#domain/wall-time.ts';
import { chooseInMenu, openScreen } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { chooseHtml } from '#tests/e2e/support/page-form.ts';
import { signInAsAdmin, storeDraft } from '#tests/e2e/support/publish-page.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const makeDraft = (site: Site, title: string, fields: { slug?: string; content?: string } = {}) =>
  storeDraft(site, { title, content: '<p>Um texto pronto.</p>', ...fields });

const openDraft = (page: Page, site: Site, id: string) =>
  openScreen(page, site.admin, { path: `/admin/paginas/rascunhos/${id}`, heading: 'Editar página' });

async function expectNarrowAndAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

const tomorrow = () => wallTimeOf(new Date(Date.now() + 86_400_000));

test('a draft is scheduled by keyboard on a phone, asks for confirmation when its text changes, and is unscheduled', async ({
  site,
  visit,
}) => {
  const id = await makeDraft(site, 'Sai amanhã');
  const page = await visit({ width: 360, expects: /Failed to load resource: .* 400/ });
  await openDraft(page, site, id);
  await page.getByRole('button', { name: 'Agendar', exact: true }).focus();
  await page.keyboard.press('Enter');
  const moment = page.getByLabel('Dia e hora');
  await expectFocus(moment);
  await moment.fill('2020-01-01T09:00');
  await page.keyboard.press('Enter');
  await page.getByText('Escolha um horário que ainda não passou.').waitFor();
  await expectNarrowAndAccessible(page);
  await moment.fill(tomorrow());
  await page.keyboard.press('Enter');
  await expectToast(page, 'Página agendada');
  await page.keyboard.press('Tab');
  await expectFocus(page.getByRole('button', { name: 'Mudar o horário' }));
  await page.getByText(/^Agendada para \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}\.$/).waitFor();

  await chooseHtml(page);
  await page.getByRole('textbox', { name: 'Conteúdo (HTML)' }).fill('<p>Outro texto.</p>');
  await page.getByText('O texto mudou depois de agendado.').waitFor();
  await expectNarrowAndAccessible(page);
  await page.getByRole('button', { name: 'Confirmar este texto' }).click();
  await page.getByText('Sai sozinha nesse horário.').waitFor();

  await page.goto('/admin/paginas/agendadas');
  const entry = page.getByRole('listitem').filter({ hasText: 'Sai amanhã' });
  await entry.waitFor();
  await page.getByRole('heading', { name: 'Tarefas do site' }).waitFor();
  await expectNarrowAndAccessible(page);
  await chooseInMenu(page, 'Sai amanhã', 'Desfazer o agendamento');
  await page.getByText('Nenhuma página agendada.').waitFor();
  await expectToast(page, 'Agendamento desfeito', 'A página voltou para os rascunhos.');
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await entry.waitFor();
  await chooseInMenu(page, 'Sai amanhã', 'Desfazer o agendamento');
  await page.getByText('Nenhuma página agendada.').waitFor();
});

test('a form that opens near the lower edge of the window shows its buttons too', async ({ site, visit }) => {
  const id = await makeDraft(site, 'Perto da borda');
  const page = await visit();
  await openDraft(page, site, id);
  const cancel = page.getByRole('button', { name: 'Cancelar' });
  for (const room of [60, 120, 180, 240]) {
    await page
      .getByRole('button', { name: 'Agendar', exact: true })
      .evaluate((opener: HTMLButtonElement, below) => {
        const { bottom } = opener.getBoundingClientRect();
        window.scrollBy({ top: bottom + below - window.innerHeight, behavior: 'instant' });
        opener.click();
      }, room);
    await expectFocus(page.getByLabel('Dia e hora'));
    const isInView = () => cancel.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight);
    await expect.poll(isInView, { message: `${room} px below the button` }).toBe(true);
    await cancel.click();
  }
});

test('a scheduled page is on the site within five seconds of its time', async ({ site, visit }) => {
  const id = await makeDraft(site, 'Sai já');
  const client = await signInAsAdmin(site);
  const dueAt = Date.now() + 1000;
  const { error } = await client.rpc('schedule_page', {
    draft_id: id,
    revision: 1,
    publish_at: new Date(dueAt).toISOString(),
  });
  expect(error).toBeNull();
  await expect.poll(async () => (await fetch(`${site.url}/links-uteis/sai-ja`)).status).toBe(200);
  expect(Date.now() - dueAt).toBeLessThan(5000);
  const page = await visit();
  await page.goto('/links-uteis/sai-ja');
  await page.getByRole('heading', { name: 'Sai já', level: 1 }).waitFor();
});

test('several drafts are scheduled one after the other, and one that cannot be is named with the reason', async ({
  site,
  visit,
}) => {
  for (const title of ['Gota um', 'Gota dois']) await makeDraft(site, title);
  await makeDraft(site, 'Gota vazia', { content: '' });
  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, { path: '/admin/paginas/rascunhos', heading: 'Rascunhos' });
  for (const title of ['Gota um', 'Gota dois', 'Gota vazia']) {
    await page.getByRole('checkbox', { name: title }).check();
  }
  await page.getByText('3 escolhidas').waitFor();
  await page.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expectFocus(page.getByLabel('Páginas por dia'));
  await page.getByLabel('Páginas por dia').fill('1');
  await page.getByText(/^A primeira sai em .* e a última em .*, no horário de São Paulo\.$/).waitFor();
  await expectNarrowAndAccessible(page);
  await page.getByRole('button', { name: 'Agendar 3 páginas' }).click();
  await expectToast(page, '2 páginas agendadas', 'Os horários estão em “Agendadas”.');
  await page.getByText('Gota vazia: O conteúdo não pode ficar sem texto.').waitFor();
  await expectNarrowAndAccessible(page);
  const client = await signInAsAdmin(site);
  const { data } = await client.from('page_drafts').select('publish_at').eq('state', 'scheduled');
  expect(data).toHaveLength(2);
});

test('a draft that could not be published waits in Retidas with its reason, and returns to the drafts', async ({
  site,
  visit,
}) => {
  const id = await makeDraft(site, 'Ficou presa', { slug: 'disputada' });
  const client = await signInAsAdmin(site);
  const soon = new Date(Date.now() + 1500).toISOString();
  await client.rpc('schedule_page', { draft_id: id, revision: 1, publish_at: soon });
  await client.from('generated_pages').insert({ title: 'Outra', slug: 'disputada', content: '<p>x</p>' });
  const state = async () =>
    (await client.from('page_drafts').select('state').eq('id', id).single()).data?.state;
  await expect.poll(state).toBe('held');
  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, { path: '/admin/paginas/retidas', heading: 'Retidas' });
  await page.getByText('O endereço /disputada já é de outra página.').waitFor();
  await expectNarrowAndAccessible(page);
  await page.getByRole('link', { name: 'Editar Ficou presa' }).click();
  await page.getByText(/^Retida: era para sair em /).waitFor();
  await page.goto('/admin/paginas/retidas');
  await chooseInMenu(page, 'Ficou presa', 'Tirar daqui');
  await page.getByText('Nenhuma página retida.').waitFor();
});

test('a preview link shows the draft to somebody without an account, until it is revoked', async ({
  site,
  visit,
}) => {
  const id = await makeDraft(site, 'Para o cliente ver');
  const page = await visit({ width: 360 });
  await openDraft(page, site, id);
  await page.getByRole('button', { name: 'Link de prévia' }).click();
  const address = page.getByRole('textbox', { name: 'Link de prévia' });
  const url = await address.inputValue();
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' });
  expect(await whatsApp.getAttribute('href')).toContain(encodeURIComponent(url));
  await expectNarrowAndAccessible(page);
  const guest = await visit({ width: 360 });
  await guest.goto(new URL(url).pathname);
  await guest.getByRole('heading', { name: 'Para o cliente ver', level: 1 }).waitFor();
  await guest.getByText('Este texto ainda não está no site.').waitFor();
  await expectNarrowAndAccessible(guest);
  await page.getByRole('button', { name: 'Encerrar os links' }).click();
  await expectToast(page, 'Links encerrados');
  expect((await fetch(site.url + new URL(url).pathname)).status).toBe(404);
});

test('a page that is published while somebody is still writing loses no word: the text continues in a new copy', async ({
  site,
  visit,
}) => {
  const id = await makeDraft(site, 'Saiu sozinha');
  const page = await visit();
  await openDraft(page, site, id);
  const content = page.getByRole('textbox', { name: 'Conteúdo (HTML)' });
  await chooseHtml(page);
  await content.waitFor();
  const client = await signInAsAdmin(site);
  const soon = new Date(Date.now() + 1000).toISOString();
  await client.rpc('schedule_page', { draft_id: id, revision: 1, publish_at: soon });
  await expect.poll(async () => (await fetch(`${site.url}/links-uteis/saiu-sozinha`)).status).toBe(200);
  await content.fill('<p>Um texto pronto. E mais uma frase.</p>');
  await page.getByText('Este rascunho já foi publicado ou descartado.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText(/^Salvo às /).waitFor();
  expect(await content.inputValue()).toContain('E mais uma frase.');
  const { data } = await client
    .from('page_drafts')
    .select('page_id,content')
    .eq('slug', 'saiu-sozinha')
    .single();
  expect(data?.page_id).not.toBeNull();
  expect(data?.content).toContain('E mais uma frase.');
});

test('a long list of drafts is loaded in parts and searched by the service, and scheduling several can be undone', async ({
  site,
  visit,
}) => {
  const titles = Array.from({ length: 52 }, (_, index) => `Comprida ${index + 1} de portão`);
  // One after the other, because the list is in the order of saving.
  for (const title of titles) await makeDraft(site, title);
  const page = await visit({ width: 360 });
  await openScreen(page, site.admin, { path: '/admin/paginas/rascunhos', heading: 'Rascunhos' });
  await page.getByRole('checkbox', { name: 'Comprida 52 de portão' }).waitFor();
  const oldest = page.getByRole('checkbox', { name: 'Comprida 1 de portão', exact: true });
  expect(await oldest.count()).toBe(0);
  await page.getByRole('button', { name: 'Carregar mais' }).press('Enter');
  await oldest.waitFor();

  await page.getByRole('searchbox', { name: 'Buscar páginas' }).fill('comprida 5');
  await page.getByText('4 páginas encontradas.').waitFor();
  await expectNarrowAndAccessible(page);
  await page.getByRole('button', { name: 'Escolher todas' }).press('Enter');
  await page.getByText('4 escolhidas').waitFor();
  await page.getByRole('button', { name: 'Agendar', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Agendar 4 páginas' }).press('Enter');
  await expectToast(page, '4 páginas agendadas');
  await page.getByText('Nenhuma página com “comprida 5” no título ou no slug.').waitFor();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).press('Enter');
  await page.getByText('4 páginas encontradas.').waitFor();
});
