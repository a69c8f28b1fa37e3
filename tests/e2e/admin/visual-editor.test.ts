/** Writing a page as it will look (docs/specification/administrator.md#editor). */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { chooseHtml, savedLine } from '#tests/e2e/support/page-form.ts';
import { signInAsAdmin, storeDraft } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** The height of the window that `visit` opens at a phone's width, and of the navigation bar at its lower edge, in pixels. */
const phoneHeight = 740;
const navigationHeight = 56;

const text = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo', exact: true });
const source = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo (HTML)' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openDraft(page: Page, site: Site, content: string): Promise<string> {
  const id = await storeDraft(site, { title: 'Portão que range', content });
  await signIn(page, site.admin, `/admin/paginas/rascunhos/${id}`);
  await page.getByRole('heading', { name: 'Editar página', level: 1 }).waitFor();
  return id;
}

async function storedContent(site: Site, id: string): Promise<string> {
  const client = await signInAsAdmin(site);
  const { data } = await client.from('page_drafts').select('content').eq('id', id).single();
  return `${data?.content}`;
}

test('a text is written on a phone by keyboard alone, saved automatically, and follows the rules of the site', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360 });
  const id = await openDraft(page, site, '');
  await text(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const { keyboard } = page;
  await page.getByRole('radio', { name: 'Visual' }).focus();
  await keyboard.press('Tab');
  await expectFocus(button(page, 'Título'));
  await keyboard.press('Tab');
  await expectFocus(text(page));
  await keyboard.press('Control+Alt+2');
  await keyboard.type('Por que range');
  await keyboard.press('Enter');
  await keyboard.type('Falta ');
  await keyboard.press('Control+b');
  await keyboard.type('graxa');
  await keyboard.press('Control+b');
  await keyboard.type(' & óleo.');
  await keyboard.press('Enter');
  await keyboard.press('Alt+F10');
  await expectFocus(button(page, 'Título'));
  for (let step = 0; step < 4; step += 1) await keyboard.press('ArrowRight');
  await expectFocus(button(page, 'Lista'));
  await keyboard.press('Enter');
  await expectFocus(text(page));
  await keyboard.type('um');
  await keyboard.press('Enter');
  await keyboard.type('dois');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('Fim.');
  await savedLine(page).waitFor();
  const written =
    '<h2>Por que range</h2>\n<p>Falta <strong>graxa</strong> &amp; óleo.</p>\n<ul>\n<li>um</li>\n<li>dois</li>\n</ul>\n<p>Fim.</p>';
  await expect.poll(() => storedContent(site, id)).toBe(written);
  expect(sanitizePageHtml(written)).toBe(written);
  await chooseHtml(page);
  expect(await source(page).inputValue()).toBe(written);
});

test('letters that reach the text between two renderings of the screen stay there', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const id = await openDraft(page, site, '');
  await text(page).click();
  const letters = 300;
  // As the keyboard of a phone does, outside any event of a key: after each task, wherever the screen is with its work.
  await page.evaluate(async (count) => {
    for (let letter = 0; letter < count; letter += 1) {
      document.execCommand('insertText', false, 'x');
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  }, letters);
  expect(await text(page).innerText()).toBe('x'.repeat(letters));
  await expect.poll(() => storedContent(site, id)).toBe(`<p>${'x'.repeat(letters)}</p>`);
});

test('the toolbar never appears before the text that it controls', async ({ site, visit }) => {
  // The browser offers the observer to the preview’s frame as well, which runs no scripts.
  const page = await visit({ expects: /Blocked script execution in 'about:srcdoc'/ });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const controlled = document.querySelector('.visual-toolbar')?.getAttribute('aria-controls');
      if (!controlled) return;
      observer.disconnect();
      Object.assign(window, { textExists: document.getElementById(controlled) !== null });
    }).observe(document, { childList: true, subtree: true });
  });
  await openDraft(page, site, '<p>Uma linha.</p>');
  await text(page).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'textExists'))).toBe(true);
});

test('the buttons stay visible below a long text, above the navigation bar', async ({ site, visit }) => {
  const page = await visit({ width: 360, colorScheme: 'dark' });
  await openDraft(page, site, '<p>Uma linha.</p>'.repeat(60));
  await text(page).click();
  const bar = await page.getByRole('toolbar', { name: 'Formatação' }).boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBeLessThanOrEqual(phoneHeight - navigationHeight);
  expect(bar?.y).toBeGreaterThan(500);
  expect(await axeViolations(page)).toEqual([]);
});

test('pasted text loses what a page may not contain, and the policy of the area has nothing to report', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const id = await openDraft(page, site, '<p id="inicio">Antes</p>');
  await text(page).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<meta charset="utf-8"><style>p{color:red}</style><p class="MsoNormal" style="color:red" onclick="x()">Do <b style="font-weight:700">Word</b> e <i>mais</i></p><table><tr><td>célula</td></tr></table><img src=x onerror=x()>',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await text(page).getByText('célula').waitFor();
  await savedLine(page).waitFor();
  const stored = () => storedContent(site, id);
  await expect.poll(stored).toContain('Do <strong>Word</strong> e <em>mais</em>');
  expect(await stored()).toContain('id="inicio"');
  expect(await stored()).not.toMatch(/style|class|onclick|table|img/);
});

test('a text that cannot be shown stays in HTML, untouched, and the screen says why', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const table = '<table><tr><td style="color:red">Preço</td></tr></table>';
  const id = await openDraft(page, site, table);
  await page.getByText('O modo “Visual” não mostra <table>, <tr>, <td>.').waitFor();
  expect(await source(page).inputValue()).toBe(table);
  await source(page).fill('<p style="color:red">Preço</p>');
  // Selected, then switched back at once.
  await page.getByRole('radio', { name: 'Visual' }).click();
  await page.getByText('O modo “Visual” não guarda style.').waitFor();
  await savedLine(page).waitFor();
  await expect.poll(() => storedContent(site, id)).toBe('<p style="color:red">Preço</p>');
  await source(page).fill('<p>Preço</p>');
  await page.getByRole('radio', { name: 'Visual' }).check();
  await text(page).getByText('Preço').waitFor();
});

test('opening a draft and changing the mode leaves its text unchanged', async ({ site, visit }) => {
  const page = await visit();
  const written = '<h2 class="x">Um</h2>\n\n\n<p>dois<br>tres</p>';
  const id = await openDraft(page, site, written);
  await text(page).getByText('tres').waitFor();
  await chooseHtml(page);
  expect(await source(page).inputValue()).toBe(written);
  expect(await storedContent(site, id)).toBe(written);
});

test('a link to a page found by its words is added, and removed again', async ({ site, visit }) => {
  const page = await visit();
  const id = await openDraft(page, site, '<p>Veja a garantia</p>');
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const target = page.getByLabel('Página ou endereço');
  await expectFocus(target);
  await target.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Escolha uma página da lista').waitFor();
  await target.fill('garantia');
  await page.getByRole('list', { name: 'Páginas do site' }).getByRole('button').first().click();
  await expectFocus(text(page));
  await expect
    .poll(() => storedContent(site, id))
    .toMatch(/^<p><a href="\/[^"]*garantia[^"]*">Veja a garantia<\/a><\/p>$/);
  await page.keyboard.press('Control+k');
  await button(page, 'Tirar o link').click();
  await expect.poll(() => storedContent(site, id)).toBe('<p>Veja a garantia</p>');
});

test('after a change elsewhere the texts are joined in the editor', async ({ site, visit }) => {
  const page = await visit();
  const id = await openDraft(page, site, '<p>Texto velho</p>');
  // Until it is shown, the editor would simply load the other text.
  await text(page).getByText('Texto velho').waitFor();
  const client = await signInAsAdmin(site);
  await client
    .from('page_drafts')
    .update({ content: '<p>Texto velho</p><p>deles</p>' })
    .eq('id', id)
    .eq('revision', 1);
  await text(page).click();
  await page.keyboard.type('meu');
  await page.getByText('Conflito', { exact: true }).waitFor();
  await button(page, 'Juntar').click();
  await text(page).getByText('deles').waitFor();
  await savedLine(page).waitFor();
  await expect
    .poll(() => storedContent(site, id))
    .toMatch(/^<p>(meuTexto velho|Texto velhomeu)<\/p>\n<p>deles<\/p>$/);
});

test('the library of the editor is in one file of the build, and no other screen requests it', async ({
  site,
  visit,
}) => {
  const folder = 'build/client/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const withLibrary = scripts.filter((name) =>
    readFileSync(`${folder}/${name}`, 'utf8').includes('ProseMirror'),
  );
  // Files of earlier builds stay for tabs that are open. The eight characters of a hash may contain a hyphen.
  expect(new Set(withLibrary.map((name) => name.replace(/-.{8}\.js$/, '')))).toEqual(
    new Set(['visual-editor']),
  );
  const page = await visit();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await signIn(page, site.admin, '/admin/paginas/rascunhos');
  await page.getByRole('heading', { name: 'Rascunhos', level: 1 }).waitFor();
  expect(requested.filter((path) => path.includes('visual-editor'))).toEqual([]);
});
