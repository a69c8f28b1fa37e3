/** From a customer's message to the figures of the page it came from (docs/specification/administrator.md#contacts). */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { periodsOf } from '#app/admin/contacts/periods.ts';
import { openScreen, timed } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { fetchBody, type Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

/** The code that the page has in the addresses that count its taps. */
async function codeOf(site: Site, path: string): Promise<string> {
  const html = await fetchBody(site, path);
  const [, code = ''] = /\/c\/([0-9A-Z]{3,6})\//.exec(html) ?? [];
  expect(code, path).not.toBe('');
  return code;
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** A person's pace, in milliseconds. The screens' own time is measured; this is added to it. */
const pace = { find: 700, paste: 1500, typeCharacter: 200 };

test('at 360 px it takes three taps and at most ten seconds from a pasted message to a sale', async ({
  site,
  visit,
  annotate,
}) => {
  const code = await codeOf(site, '/cidades/moema');
  const page = await visit({ width: 360 });
  await signIn(page, site.admin);
  const amount = '1.349,90';
  let taps = 0;
  let screensMs = 0;
  /** Taps, and waits until the screen is ready for what comes next. */
  const tap = async (name: string, role: 'link' | 'button', ready: () => Promise<void>) => {
    const button = page.getByRole(role, { name, exact: true });
    await button.waitFor();
    taps += 1;
    screensMs += await timed(async () => {
      await button.tap();
      await ready();
    });
  };
  const field = page.getByRole('textbox', { name: 'Mensagem ou código' });
  await tap('Conferir código', 'link', () => expectFocus(field));
  screensMs += await timed(async () => {
    await page.keyboard.insertText(`Olá! Quero um orçamento em Moema. (ref. ${code.toLowerCase()})`);
    await page.getByRole('heading', { level: 2, name: /Moema/ }).waitFor();
  });
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await tap('Vendido R$', 'button', () =>
    expectFocus(page.getByRole('textbox', { name: 'Por quanto vendeu? (R$)' })),
  );
  await page.keyboard.insertText(amount);
  await tap('Salvar venda', 'button', () =>
    expectToast(page, 'Anotado', 'A venda entrou na conta desta página.'),
  );
  expect(taps).toBe(3);
  await expect.poll(() => field.inputValue()).toBe('');
  await expectFocus(field);

  const personMs = taps * pace.find + pace.paste + amount.length * pace.typeCharacter;
  await annotate(
    `${taps} taps; ${Math.round(screensMs)} ms of the screens and ${personMs} ms of a person at an ordinary pace`,
  );
  expect(screensMs + personMs).toBeLessThanOrEqual(10_000);
});

test('an unknown code and an invalid amount are explained, and a quote can become a sale, which is sent once, and be deleted', async ({
  site,
  visit,
}) => {
  const code = await codeOf(site, '/cidades/lapa');
  const page = await visit();
  await openScreen(page, site.admin, { path: '/admin/contatos/codigo', heading: 'Conferir código' });
  const field = page.getByRole('textbox', { name: 'Mensagem ou código' });
  await field.fill('Olá, tudo bem?');
  await page.getByText('Nenhuma página tem este código.').waitFor();
  await field.fill(code);
  await page.getByRole('button', { name: 'Orçamento' }).click();
  await expectToast(page, 'Anotado', 'O orçamento entrou na conta desta página.');

  await page.getByRole('link', { name: 'Contatos' }).click();
  const entry = page
    .getByRole('region', { name: 'Conversas anotadas' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Lapa' }) });
  await entry.getByText('Orçamento', { exact: true }).waitFor();
  await entry.getByRole('button', { name: /^Vendido/ }).click();
  await page.keyboard.insertText('muito');
  await page.keyboard.press('Enter');
  await page.getByText('Escreva um valor, como 1.349 ou 89,90.').waitFor();
  await entry.getByRole('textbox').fill('890');
  const pressedAgain = Promise.withResolvers<void>();
  let changes = 0;
  await page.route('**/rest/v1/conversations?*', async (route) => {
    if (route.request().method() === 'PATCH') {
      changes += 1;
      await pressedAgain.promise;
    }
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await entry.getByRole('button', { name: 'Salvar venda', disabled: true }).waitFor();
  await page.keyboard.press('Enter');
  pressedAgain.resolve();
  await entry.getByText(/Vendido · R\$\s890/).waitFor();
  await entry.getByRole('textbox').waitFor({ state: 'detached' });
  expect(changes).toBe(1);
  await expectFocus(entry.getByRole('link', { name: 'Lapa' }));
  await entry.getByRole('button', { name: /^Mais ações: Lapa/ }).click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click();
  await entry.waitFor({ state: 'detached' });
});

const row = { views: 90, taps: 4, people: 70, conversations: 2, sales_cents: 134_990 };
const reportRows = [
  { key: '/cidades/moema', name: 'Motor de portão em Moema com entrega no mesmo dia', ...row },
  { key: '/cidades/lapa', name: 'Lapa', ...row, taps: 0, conversations: 0, sales_cents: 0 },
];

const reportRowsBefore = [
  { key: '/cidades/lapa', name: 'Lapa', ...row, taps: 5, people: 8 },
  { key: '/cidades/moema-2', name: 'Panfleto', ...row },
];

test('the screens are accessible and never scroll sideways at 360 px, empty and filled, light and dark', async ({
  site,
  visit,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit({ width: 360, colorScheme });
    const expectUsable = async () => {
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    };
    await signIn(page, site.admin);
    await page.getByText('Contatos ontem').waitFor();
    await page.getByRole('heading', { name: 'Primeiros passos' }).waitFor();
    await expectUsable();
    await page.goto('/admin/contatos');
    await page.getByText('Sem contatos neste período.').waitFor();
    await expectUsable();
    await page.route('**/rpc/leads_by*', (route) => route.fulfill({ json: reportRows }));
    await page.reload();
    await page.getByText(/Lapa/).first().waitFor();
    await page.getByText('70 visitas').waitFor();
    await expectUsable();
    await page.getByLabel('Somar por').selectOption('Hora do dia');
    await page.getByRole('img', { name: 'Toques por hora do dia' }).waitFor();
    await expectUsable();
  }
});

test('reports that cannot be loaded ask to check the connection, and each can be tried again', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360, expects: /Failed to (load|fetch)|request failed/ });
  let isAway = true;
  for (const path of ['**/rpc/leads_by*', '**/rest/v1/conversations*']) {
    await page.route(path, (route) => (isAway ? route.abort() : route.fallback()));
  }
  await signIn(page, site.admin, '/admin/contatos');
  const figures = page.getByRole('alert').filter({ hasText: 'Confira a conexão.' });
  const conversations = page.getByRole('alert').filter({ hasText: 'as conversas' });
  for (const notice of [figures, conversations]) {
    await notice.getByRole('button', { name: 'Tentar de novo' }).waitFor();
  }
  isAway = false;
  for (const notice of [figures, conversations]) {
    await notice.getByRole('button', { name: 'Tentar de novo' }).tap();
    await notice.waitFor({ state: 'detached' });
  }
});

test('only the first five decisions are shown, and the link of a card leads to its place on another screen', async ({
  site,
  visit,
}) => {
  const kinds = ['one', 'two', 'three', 'four', 'five', 'six'];
  const page = await visit({ width: 360 });
  const needs_you = kinds.map((kind) => ({
    kind,
    title: `Decisão ${kind}`,
    text: 'Algo espera.',
    action: { label: `Ver ${kind}`, path: '/admin/paginas/agendadas#copia' },
  }));
  const contacts = { yesterday: 0, week: 0, week_before: 0 };
  await page.route('**/rpc/today*', (route) =>
    route.fulfill({ json: { contacts, top_pages: [], needs_you } }),
  );
  await signIn(page, site.admin);
  const shown = page.getByRole('region', { name: 'Hoje' }).getByText(/^Decisão /);
  await expect
    .poll(() => shown.allTextContents())
    .toEqual(kinds.slice(0, 5).map((kind) => `Decisão ${kind}`));
  await page.getByRole('link', { name: 'Ver one' }).click();
  const advice = page.getByRole('heading', { name: 'Cópia de segurança' });
  await expectFocus(advice);
  await expect
    .poll(() => advice.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight))
    .toBe(true);
});

test('the report and its file, which is named after contents and period, show the previous period in each row', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const { from } = periodsOf(28, new Date()).before;
  await page.route('**/rpc/leads_by*', (route) => {
    const isBefore = new URL(route.request().url()).searchParams.get('from') === from;
    return route.fulfill({ json: isBefore ? reportRowsBefore : reportRows });
  });
  await openScreen(page, site.admin, { path: '/admin/contatos', heading: 'Contatos' });
  const table = page.getByRole('region', { name: 'Tabela de contatos' });
  await table.getByRole('row', { name: /^Lapa 70 antes: 8 0 antes: 5 / }).waitFor();
  await table.getByRole('row', { name: /^Panfleto 0 antes: 70 0 antes: 4 / }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^contatos-source-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  // Without the header and the row of Moema, which has no previous period.
  const [, , ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toEqual([
    '/cidades/lapa;Lapa;70;90;0;0;0,00;8;90;5;2;1349,90',
    '/cidades/moema-2;Panfleto;0;0;0;0;0,00;70;90;4;2;1349,90',
  ]);
});
