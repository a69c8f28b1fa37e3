/** The editor as a place to write (docs/specification/administrator.md#editor). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { overhang } from '#tests/e2e/support/page-checks.ts';
import { chooseHtml, publishFromEditor } from '#tests/e2e/support/page-form.ts';
import { storeDraft } from '#tests/e2e/support/publish-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function openDraft(page: Page, site: Site, draft: { title: string; slug: string }): Promise<void> {
  const id = await storeDraft(site, { ...draft, content: '<p>Falta graxa no trilho.</p>' });
  await signIn(page, site.admin, `/admin/paginas/rascunhos/${id}`);
  await chooseHtml(page);
}

test.for([
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
] as const)(
  'on a narrow screen the arrow keys lead from writing to the page and on to its search result: $width px',
  async (visitor, { site, visit }) => {
    const page = await visit(visitor);
    await openDraft(page, site, { title: 'Portão que range', slug: `range-${visitor.width}` });
    const frame = page.locator('iframe[title="Prévia da página"]');
    const result = page.getByText('No buscador');
    expect(await field(page, 'Slug').isVisible()).toBe(false);

    await view(page, 'Escrever').focus();
    await page.keyboard.press('ArrowRight');
    await frame.contentFrame().getByText('Falta graxa no trilho.').waitFor();
    expect(await field(page, 'Título').isVisible()).toBe(false);
    expect(await result.isVisible()).toBe(false);
    expect([await axeViolations(page), await overhang(page)]).toEqual([[], []]);

    await page.keyboard.press('ArrowRight');
    await result.waitFor();
    expect(await frame.isVisible()).toBe(false);
    await field(page, 'Descrição').fill('O trilho range por falta de graxa.');
    const card = page.locator('.whatsapp-card');
    await card.getByText('O trilho range por falta de graxa.').waitFor();
    expect([await axeViolations(page), await overhang(page)]).toEqual([[], []]);
  },
);

test('a refused field is shown in its view, with the focus', async ({ site, visit }) => {
  const page = await visit({ width: 360, expects: /status of 4\d\d/ });
  await openDraft(page, site, { title: 'Portão que range', slug: 'recusado' });
  await view(page, 'Buscador').check();
  await field(page, 'Slug').fill('admin');
  await view(page, 'Ver').check();
  await publishFromEditor(page);
  await expect.poll(() => view(page, 'Buscador').isChecked()).toBe(true);
  await expect.poll(() => field(page, 'Slug').evaluate((it) => it === document.activeElement)).toBe(true);
});

test('on a wide screen the text has its full width, and everything is visible', async ({ site, visit }) => {
  const page = await visit({ width: 1440 });
  await openDraft(page, site, { title: 'Portão que range', slug: 'largo' });
  expect(await view(page, 'Ver').isVisible()).toBe(false);
  for (const name of ['Título', 'Slug', 'Descrição']) expect(await field(page, name).isVisible()).toBe(true);
  await page.getByText('No buscador').waitFor();
  await page.locator('iframe[title="Prévia da página"]').waitFor();
  for (const name of ['Título', 'Conteúdo (HTML)']) {
    const width = await field(page, name).evaluate((it) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return it.getBoundingClientRect().width / rem;
    });
    expect(width, name).toBeGreaterThan(38);
    expect(width, name).toBeLessThanOrEqual(42);
  }
});

test.for([
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
] as const)(
  'the line about saving stays visible, and nothing shows through it: $width px, $colorScheme',
  async (visitor, { site, visit }) => {
    const page = await visit({ ...visitor, expects: /Failed to (load|fetch)|request failed/ });
    await openDraft(page, site, { title: 'Sem rede', slug: `sem-rede-${visitor.width}` });
    await page.route('**/rest/v1/page_drafts**', (route) => route.abort());
    await field(page, 'Conteúdo (HTML)').fill('<p>Escrito sem rede</p>'.repeat(20));
    const line = page.getByText('Sem conexão: guardado neste aparelho');
    await line.waitFor();
    const { covered, scrolled } = await line.evaluate((label) => {
      const bar = label.parentElement as Element;
      const positions: string[] = [];
      const end = document.documentElement.scrollHeight - innerHeight;
      for (let top = 0; top < end; top += 50) {
        window.scrollTo({ top, behavior: 'instant' });
        const { left, top: upper, bottom } = label.getBoundingClientRect();
        const shown = document.elementFromPoint(left + 5, (upper + bottom) / 2);
        if (shown === null || !bar.contains(shown))
          positions.push(`${top}: ${shown?.outerHTML.slice(0, 80)}`);
      }
      return { covered: positions, scrolled: end };
    });
    expect(covered).toEqual([]);
    // By more than the line is high.
    expect(scrolled).toBeGreaterThan(100);
    const background = await line.evaluate(
      (label) => getComputedStyle(label.parentElement as Element).backgroundColor,
    );
    expect(background).toMatch(/^rgb\(/);
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/rest/v1/page_drafts**');
  },
);

test('a long title is shown whole, stays one line of text, and Enter submits it', async ({ site, visit }) => {
  const page = await visit({ width: 360 });
  await openDraft(page, site, { title: 'Curto', slug: 'titulo-comprido' });
  const title = field(page, 'Título');
  const heightOf = () => title.evaluate((it) => it.clientHeight);
  const lineHeight = await title.evaluate((it) => Number.parseFloat(getComputedStyle(it).lineHeight));
  const before = await heightOf();
  await title.fill('Conserto de portão basculante que não fecha\ne faz barulho na subida em Guarulhos');
  const whole = 'Conserto de portão basculante que não fecha e faz barulho na subida em Guarulhos';
  expect(await title.inputValue()).toBe(whole);
  expect(await heightOf()).toBeGreaterThan(before + lineHeight);
  expect(await title.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
  await title.press('Enter');
  await page.getByRole('dialog', { name: 'Publicar no site' }).waitFor();
  // The field is behind the sheet, where roles do not find it.
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe(whole);
});
