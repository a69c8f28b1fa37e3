/** An owner's day on a phone with a keyboard: every step is reached with Tab and done with the keys. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { publishPage } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const mostStops = 150;

/** Presses Tab, or Shift+Tab, until the element has the focus, which proves that the keyboard gets there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const key = await wanted.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === element) return null;
      const isBehind = element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo', exact: true });
const panel = (page: Page) => page.getByRole('heading', { name: 'Painel de Administração' });

async function type(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

async function publish(page: Page): Promise<void> {
  await press(page, button(page, 'Publicar'));
  await expectToast(page, 'Página publicada');
  await panel(page).waitFor();
}

const answerAt = (site: Site, slug: string) =>
  fetch(`${site.url}/links-uteis/${slug}`, { redirect: 'manual' });

test('a page is written, seen as a card, published, corrected, compared, restored, renamed, deleted and undeleted, by keyboard at 360 px', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);

  await press(page, button(page, 'Escrever a página'));
  await text(page).waitFor();
  await type(page, page.getByRole('textbox', { name: 'Título' }), 'Portão que range');
  await type(page, text(page), 'Falta graxa no trilho.');
  await press(page, page.getByText('Prévia', { exact: true }));
  const card = page.getByRole('img', { name: 'Imagem do cartão' });
  await expect.poll(() => card.textContent()).toContain('Portão que range');
  await publish(page);
  expect(await (await answerAt(site, 'portao-que-range')).text()).toContain('<p>Falta graxa no trilho.</p>');

  await press(page, page.getByRole('link', { name: 'Editar Portão que range' }));
  await type(page, text(page), 'Falta óleo no trilho.');
  await publish(page);

  await press(page, page.getByRole('link', { name: 'Versões de Portão que range' }));
  const first = page.getByRole('listitem').filter({ hasText: 'Versão 1' });
  await press(page, first.getByRole('button', { name: 'Comparar com a publicada' }));
  await expect.poll(() => first.locator('.difference-words del').allTextContents()).toEqual(['graxa']);
  await press(page, first.getByRole('button', { name: /^Restaurar/ }));
  await text(page).getByText('Falta graxa').waitFor();
  await type(page, page.getByRole('textbox', { name: 'Slug' }), 'portao-rangendo');
  await publish(page);
  const renamed = await answerAt(site, 'portao-que-range');
  expect([renamed.status, renamed.headers.get('location')]).toEqual([301, '/links-uteis/portao-rangendo']);

  await press(page, button(page, 'Deletar Portão que range'));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }));
  await expectToast(page, 'Sucesso!');
  expect((await answerAt(site, 'portao-rangendo')).status).toBe(410);
  await press(page, button(page, 'Desfazer'));
  await expectToast(page, 'Página de volta');
  expect(await (await answerAt(site, 'portao-rangendo')).text()).toContain('Falta graxa');
});

test('a page is started without HTML, scheduled, and two alike pages are merged, by keyboard at 360 px', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  await type(page, page.getByRole('textbox', { name: 'Título' }), 'Sai amanhã');
  await press(page, button(page, 'Escrever sem HTML'));
  await text(page).waitFor();
  expect(await page.getByRole('textbox', { name: 'Título' }).inputValue()).toBe('Sai amanhã');
  await type(page, text(page), 'Um texto.');
  await press(page, button(page, 'Agendar'));
  await expectFocus(page.getByLabel('Dia e hora'));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Página agendada');

  const words = Array.from({ length: 150 }, (_, index) => `q${(index * 131) % 9973}`).join(' ');
  await publishPage(site, { title: 'A mais velha', slug: 'a-mais-velha', content: `<p>${words}</p>` });
  await publishPage(site, { title: 'A mais nova', slug: 'a-mais-nova', content: `<p>${words}</p>` });
  await press(page, button(page, 'Mais'));
  await press(page, page.getByRole('link', { name: 'Saúde do site' }));
  await press(page, page.getByRole('link', { name: 'Páginas parecidas' }));
  await press(page, button(page, 'Juntar A mais nova'));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Juntar' }));
  await expectToast(page, 'Páginas juntadas');
  expect((await answerAt(site, 'a-mais-nova')).headers.get('location')).toBe('/links-uteis/a-mais-velha');
});
