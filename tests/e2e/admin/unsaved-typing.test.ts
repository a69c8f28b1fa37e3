/** What may happen while somebody types in the editor, and what is left of the text (docs/specification/administrator.md#editor). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { startLastingBrowser } from '#tests/e2e/support/browser.ts';
import { expectFocus } from '#tests/e2e/support/focus.ts';
import { chooseHtml, htmlField, openInEditor, savedLine } from '#tests/e2e/support/page-form.ts';
import { signInAsAdmin } from '#tests/e2e/support/publish-page.ts';
import { fillSignIn, sessionKey, signInAgain, signInSheet } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** As long as three turns of what may be lost. */
const typingMs = 4500;
const mayLoseMs = 1500;
const pauseBeforeSignInMs = 1000;

/** A browser that has no address of the site of its own. */
async function signInTo(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await fillSignIn(page, site.admin);
  await page.waitForURL('**/admin/painel');
}

async function newDraft(site: Site, text: string): Promise<string> {
  const client = await signInAsAdmin(site);
  const made = await client
    .from('page_drafts')
    .insert({ title: 'Antes da queda', content: text })
    .select('id')
    .single();
  return made.data?.id ?? '';
}

/** @returns the address of the working copy that is open then */
async function openEditor(page: Page, site: Site, slug: string): Promise<string> {
  await openInEditor(page, site, slug);
  await htmlField(page).press('ControlOrMeta+End');
  return page.url();
}

test('a tab that is closed in the middle of a word loses nothing of it', async ({ site, visit }) => {
  const page = await visit();
  const address = await openEditor(page, site, 'aba-fechada');
  await page.keyboard.type('<p>no meio da pala');
  const next = await page.context().newPage();
  await page.close();
  await next.goto(address);
  await savedLine(next).waitFor();
  await expect.poll(() => htmlField(next).inputValue()).toBe('<p>Texto velho</p><p>no meio da pala');
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
  await expect.poll(() => htmlField(next).inputValue()).toBe('<p>Texto velho</p><p>um e dois');
});

test('a session that ends in the middle of a word loses no letter: the sign-in opens over the text at the next pause', async ({
  site,
  visit,
}) => {
  // The preview lets no script run, not even the one that stops the clock.
  const page = await visit({ expects: /Blocked script execution/ });
  await page.clock.install();
  const address = await openEditor(page, site, 'sessao-encerrada');
  const other = await page.context().newPage();
  await other.goto(`${site.url}/robots.txt`);
  await page.bringToFront();
  // Time stands still while the word is typed, so that no machine is too slow for it.
  await page.clock.pauseAt(Date.now() + 2 * mayLoseMs);
  await page.keyboard.type('<p>ant');
  const news = await page.evaluateHandle(() => ({
    heard: new Promise((hear) => addEventListener('storage', () => hear(null))),
  }));
  // As the client of another tab does when the service refuses its token.
  await other.evaluate((key) => localStorage.removeItem(key), sessionKey(other.url()));
  await news.evaluate(({ heard }) => heard);
  await page.keyboard.type('es de sair</p>');
  expect(await signInSheet(page).count()).toBe(0);
  await page.clock.runFor(pauseBeforeSignInMs);
  await signInSheet(page).waitFor();
  await page.clock.resume();
  await signInAgain(page, site.admin);
  expect(page.url()).toBe(address);
  await expectFocus(htmlField(page));
  await savedLine(page).waitFor();
  await expect.poll(() => htmlField(page).inputValue()).toBe('<p>Texto velho</p><p>antes de sair</p>');
});

test('a text that the site refuses says why beside its field, and is saved once it is mended', async ({
  site,
  visit,
}) => {
  const page = await visit({ width: 360, expects: /status of 400/ });
  await openEditor(page, site, 'titulo-longo');
  const title = page.getByRole('textbox', { name: 'Título' });
  await title.fill('x'.repeat(201));
  await page.getByText('O título pode ter no máximo 200 caracteres.').waitFor();
  await page.getByText('Não salvo: veja o título').waitFor();
  expect(await page.getByText('Sem conexão').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await htmlField(page).focus();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expectFocus(title);
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await title.fill('Título que cabe');
  await savedLine(page).waitFor();
  expect(await page.getByText('O título pode ter').count()).toBe(0);
});

test('a browser that crashes while somebody types without a pause loses at most a second and a half of it', async ({
  site,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'crashing-browser-'));
  onTestFinished(() => rmSync(profile, { recursive: true, force: true }));
  const before = await startLastingBrowser(profile);
  const draftId = await newDraft(site, '<p>Texto velho</p>');
  const address = `${site.url}/admin/paginas/rascunhos/${draftId}`;
  await signInTo(before.page, site);
  await before.page.goto(address);
  await chooseHtml(before.page);
  await htmlField(before.page).press('ControlOrMeta+End');
  let savesBegun = 0;
  before.page.on('request', (request) => {
    if (request.method() === 'PATCH') savesBegun += 1;
  });
  const typed: { at: number; length: number }[] = [];
  const begin = performance.now();
  while (performance.now() - begin < typingMs) {
    await before.page.keyboard.type('a');
    typed.push({ at: performance.now(), length: typed.length + 1 });
  }
  await before.crash();
  const lostAfter = performance.now() - mayLoseMs;
  const due = typed.filter(({ at }) => at < lostAfter).at(-1)?.length ?? 0;
  // Otherwise the server might have the text.
  expect([savesBegun, due > 0]).toEqual([0, true]);

  const after = await startLastingBrowser(profile);
  onTestFinished(after.crash);
  await signInTo(after.page, site);
  await after.page.goto(address);
  await chooseHtml(after.page);
  await savedLine(after.page).waitFor();
  const kept = (await htmlField(after.page).inputValue()).replace('<p>Texto velho</p>', '');
  expect(kept).toMatch(/^a*$/);
  expect(kept.length).toBeGreaterThanOrEqual(due);
});

/** What the browser keeps beside local storage, by the id of the draft: the text, or null once it is saved. */
async function crashCopies(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('admin-drafts', 1));
    const store = database.transaction('kept').objectStore('kept');
    const ids = answer(store.getAllKeys());
    const copies = await answer<{ kept: string | null }[]>(store.getAll());
    database.close();
    return Object.fromEntries((await ids).map((id, index) => [String(id), copies[index]?.kept ?? null]));
  });
}

/** Runs in the page: makes everything kept for crashes older. */
async function age([draftId, at]: [string, number]): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('admin-drafts', 1);
    request.onsuccess = () => resolve(request.result);
  });
  const change = database.transaction('kept', 'readwrite');
  change.objectStore('kept').put({ at, kept: 'texto velho' }, draftId);
  await new Promise((resolve) => {
    change.oncomplete = resolve;
  });
  database.close();
}

test('what the browser keeps of a text goes when the text is saved, and after a month in any case', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const address = await openEditor(page, site, 'copia-limpa');
  const draftId = address.split('/').at(-1) ?? '';
  await page.keyboard.type('<p>novo</p>');
  await expect.poll(async () => (await crashCopies(page))[draftId]).toContain('novo');
  await expect.poll(async () => (await crashCopies(page))[draftId]).toBeNull();
  const day = 24 * 60 * 60 * 1000;
  await page.evaluate(age, ['mes-passado', Date.now() - 31 * day] as [string, number]);
  await page.evaluate(age, ['semana-passada', Date.now() - 7 * day] as [string, number]);
  await page.reload();
  await savedLine(page).waitFor();
  await expect
    .poll(async () => Object.keys(await crashCopies(page)).sort())
    .toEqual([draftId, 'semana-passada'].sort());
});

test('text that this device kept of a draft that is gone by now can be carried on', async ({
  site,
  visit,
}) => {
  const page = await visit({ expects: /Failed to (load|fetch)|request failed/ });
  const address = await openEditor(page, site, 'sumiu-com-texto');
  await page.route('**/rest/v1/page_drafts**', (route) => route.abort());
  await page.keyboard.type('<p>só aqui</p>');
  await page.getByText('Sem conexão: guardado neste aparelho').waitFor();
  const client = await signInAsAdmin(site);
  await client.from('page_drafts').delete().eq('slug', 'sumiu-com-texto');
  await page.unroute('**/rest/v1/page_drafts**');
  await page.goto(address);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL((url) => url.href !== address);
  await savedLine(page).waitFor();
  await expect.poll(() => htmlField(page).inputValue()).toBe('<p>Texto velho</p><p>só aqui</p>');
});

test('of two tabs in one text neither loses anything: the second to save joins both', async ({
  site,
  visit,
}) => {
  const first = await visit();
  const address = await openEditor(first, site, 'duas-abas');
  const second = await first.context().newPage();
  await second.goto(address);
  await htmlField(second).press('ControlOrMeta+End');
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
  await savedLine(second).waitFor();
  const joined = await htmlField(second).inputValue();
  for (const text of ['Texto velho', 'da primeira', 'da segunda']) expect(joined).toContain(text);
});
