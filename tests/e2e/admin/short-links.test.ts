/** From a name to a printed label that is counted (docs/specification/contacts.md#short-links). */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { chooseInMenu, openScreen, rowMenu } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { overhang } from '#tests/e2e/support/page-checks.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const screen = { path: '/admin/contatos/links', heading: 'Links e QR' };

test('a link is created, printed, changed to another page and deleted at 360 px', async ({ site, visit }) => {
  const page = await visit({ width: 360, expects: /status of 400 .*short_links/ });
  await openScreen(page, site.admin, screen);
  await page.getByText('O primeiro link que você criar aparece aqui').waitFor();
  await page.getByRole('textbox', { name: 'Endereço da página' }).fill('/cidades/nenhuma-pagina');
  await page.getByRole('button', { name: 'Criar link' }).click();
  await page.getByText('Diga onde o link vai ficar.').waitFor();
  await page.getByRole('textbox', { name: 'Onde vai ficar' }).fill('Adesivo da van');
  await page.keyboard.press('Enter');
  await page.getByText('Nenhuma página do site tem este endereço.').waitFor();
  await page.getByRole('textbox', { name: 'Endereço da página' }).fill(`${site.url}/cidades/moema`);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Link criado', 'As visitas dele têm origem própria.');

  const entry = page.getByRole('listitem').filter({ hasText: 'Adesivo da van' });
  await entry.getByText('Abre /cidades/moema').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overhang(page)).toEqual([]);
  const path = await entry.getByRole('link', { name: /\/q\// }).getAttribute('href');
  const scan = async () => (await fetch(site.url + path, { redirect: 'manual' })).headers.get('location');
  expect(await scan()).toBe('/cidades/moema?utm_source=qr-adesivo-da-van');

  for (const [name, start] of [
    ['SVG', '<svg'],
    ['PNG', '\x89PNG'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await chooseInMenu(page, 'Adesivo da van', `Baixar QR em ${name}`);
    const file = await readFile(await (await downloading).path(), 'latin1');
    expect(file.startsWith(start), name).toBe(true);
  }

  await chooseInMenu(page, 'Adesivo da van', 'Mudar');
  const form = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Salvar link' }) });
  await expectFocus(form.getByRole('textbox', { name: 'Onde vai ficar' }));
  await form.getByRole('textbox', { name: 'Endereço da página' }).fill('garantia');
  await page.keyboard.press('Enter');
  await entry.getByText('Abre /garantia').waitFor();
  await expectFocus(entry.getByRole('link', { name: /\/q\// }));
  expect(await scan()).toBe('/garantia?utm_source=qr-adesivo-da-van');

  await chooseInMenu(page, 'Adesivo da van', 'Apagar');
  const question = page.getByRole('alertdialog');
  await question.getByText('já impresso chega à página inicial').waitFor();
  await expectFocus(question.getByRole('button', { name: 'Cancelar' }));
  await page.keyboard.press('Escape');
  await expectFocus(rowMenu(page, 'Adesivo da van'));
  await chooseInMenu(page, 'Adesivo da van', 'Apagar');
  // The row is gone before the dialog, which then has nothing to return the focus to.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('.dialog { transition: opacity 2s; &[data-ending-style] { opacity: 0 } }');
    document.adoptedStyleSheets.push(slow);
  });
  await question.getByRole('button', { name: 'Apagar' }).press('Enter');
  await page.getByText('O primeiro link que você criar aparece aqui').waitFor();
  await question.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('heading', { name: 'Seus links' }));
  expect(await scan()).toBe('/');
});

test('twenty-one labels fill one sheet of A4', async ({ site, visit }) => {
  const page = await visit();
  await openScreen(page, site.admin, screen);
  await page.getByRole('textbox', { name: 'Onde vai ficar' }).fill('Portaria');
  await page.keyboard.press('Enter');
  await chooseInMenu(page, 'Portaria', 'Imprimir etiquetas');
  const sheet = page.getByRole('list', { name: 'Etiquetas de Portaria' });
  await sheet.waitFor();
  await page.reload();
  await sheet.waitFor();
  expect(await sheet.locator('li').count()).toBe(21);
  expect(await axeViolations(page)).toEqual([]);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const boxes = await sheet
    .locator('li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(new Set(boxes.map(Math.round)).size).toBe(3);
});
