/** From 'Publicar' to the steps that follow publishing (docs/specification/administrator.md#editor). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { chooseHtml, publishFromEditor } from '#tests/e2e/support/page-form.ts';
import { storeDraft } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Publicar no site' });

async function openDraft(page: Page, site: Site, text: { title: string; slug: string }) {
  const id = await storeDraft(site, { content: '<p>Um texto.</p>', ...text });
  await signIn(page, site.admin, `/admin/paginas/rascunhos/${id}`);
  await page.getByText(/^Salvo às/).waitFor();
}

test.for([
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
] as const)(
  'before it is published, a page shows its title, address, search result and verdict: $width px, $colorScheme',
  async (visitor, { site, visit }) => {
    const { width } = visitor;
    const page = await visit(visitor);
    await openDraft(page, site, { title: `Portão <b>de</b> ${width} quilos`, slug: '' });
    const publish = page.getByRole('button', { name: 'Publicar', exact: true });
    await publish.focus();
    await page.keyboard.press('Enter');
    await expectFocus(sheet(page).getByRole('button', { name: 'Publicar agora' }));
    await sheet(page).getByText(`Portão de ${width} quilos`, { exact: true }).waitFor();
    const path = `/links-uteis/portao-de-${width}-quilos`;
    await sheet(page)
      .getByText(`${new URL(site.url).host}${path}`, { exact: true })
      .waitFor();
    await sheet(page).getByText('No buscador').waitFor();
    await sheet(page).getByRole('region', { name: 'Conferência do texto' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await expectFocus(publish);
    expect((await fetch(site.url + path, { redirect: 'manual' })).status).toBe(302);
  },
);

test('a published page can be opened, copied, sent and followed by a new one, by keyboard at 360 px', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDraft(page, site, { title: 'Acabou de sair', slug: 'acabou-de-sair' });
  await publishFromEditor(page);
  await expectToast(page, 'Página publicada', 'O texto novo já está no site, em /acabou-de-sair.');
  await page.getByRole('heading', { name: 'No ar', level: 1 }).waitFor();
  await expectFocus(page.getByRole('region', { name: 'No ar' }));
  // In view, from the heading on, however far down the button was.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('img', { name: 'Imagem do cartão' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const address = `${site.url}/links-uteis/acabou-de-sair`;
  await page.keyboard.press('Tab');
  const open = page.getByRole('link', { name: /^Abrir/ });
  await expectFocus(open);
  expect(await open.evaluate((link: HTMLAnchorElement) => link.href)).toBe(address);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Link copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.keyboard.press('Tab');
  const send = await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
  expect(new URL(send ?? '').searchParams.get('text')).toBe(`Acabou de sair: ${address}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Editar página' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Título', exact: true }).inputValue()).toBe('');
});

test('the sheet leads to a schedule, and does not open for a page without a text', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Failed to load resource: .* 400/ });
  await openDraft(page, site, { title: 'Sai depois', slug: 'sai-depois' });
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await sheet(page).getByRole('button', { name: 'Agendar' }).click();
  await expectFocus(page.getByLabel('Dia e hora'));
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await chooseHtml(page);
  await page.getByRole('textbox', { name: 'Conteúdo (HTML)' }).fill('');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expectToast(page, 'Erro');
  expect(await sheet(page).count()).toBe(0);
  await expectFocus(page.getByRole('textbox', { name: 'Conteúdo (HTML)' }));
});
