/** The copy of typed text that survives a crash of the browser (docs/specification/administrator.md#editor). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { startLastingBrowser } from '#tests/e2e/support/browser.ts';
import { chooseHtml, htmlField, openToType, savedLine } from '#tests/e2e/support/page-form.ts';
import { storeDraft } from '#tests/e2e/support/publish-page.ts';
import { fillSignIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** Three times as long as what may be lost. */
const typingMs = 4500;
const mayLoseMs = 1500;

/** For a browser that the test starts itself, which has no base address. */
async function signInTo(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await fillSignIn(page, site.admin);
  await page.waitForURL('**/admin/painel');
}

/** The browser may have lost its session with everything else of its last seconds. */
async function reopen(page: Page, site: Site, address: string): Promise<void> {
  await page.goto(address);
  const email = page.getByLabel('E-mail');
  await email
    .or(page.getByText('Editar página', { exact: true }))
    .first()
    .waitFor();
  if (!(await email.isVisible())) return;
  await signInTo(page, site);
  await page.goto(address);
}

test('a browser that crashes while somebody types without a pause loses at most a second and a half of typing', async ({
  site,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'crashing-browser-'));
  onTestFinished(() => rmSync(profile, { recursive: true, force: true }));
  const before = await startLastingBrowser(profile);
  const draftId = await storeDraft(site, { title: 'Antes da queda', content: '<p>Texto velho</p>' });
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
  // The text must not have reached the server, and some of it must be old enough to be kept.
  expect([savesBegun, due > 0]).toEqual([0, true]);

  const after = await startLastingBrowser(profile);
  onTestFinished(after.crash);
  await reopen(after.page, site, address);
  await chooseHtml(after.page);
  await savedLine(after.page).waitFor();
  const kept = (await htmlField(after.page).inputValue()).replace('<p>Texto velho</p>', '');
  expect(kept).toMatch(/^a*$/);
  expect(kept.length).toBeGreaterThanOrEqual(due);
});

/** What the browser keeps in IndexedDB, by the id of the draft: the text, or null once it is saved. */
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

/** Runs in the page: stores a copy for a crash, as if it had been kept at the given time. */
async function keepCopy([draftId, at]: [string, number]): Promise<void> {
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

test('the copy for a crash is deleted when the text is saved, and after a month in any case', async ({
  site,
  visit,
}) => {
  const page = await visit();
  const address = await openToType(page, site, 'copia-limpa');
  const draftId = address.split('/').at(-1) ?? '';
  await page.keyboard.type('<p>novo</p>');
  await expect.poll(async () => (await crashCopies(page))[draftId]).toContain('novo');
  await expect.poll(async () => (await crashCopies(page))[draftId]).toBeNull();
  const dayMs = 24 * 60 * 60 * 1000;
  await page.evaluate(keepCopy, ['mes-passado', Date.now() - 31 * dayMs] as [string, number]);
  await page.evaluate(keepCopy, ['semana-passada', Date.now() - 7 * dayMs] as [string, number]);
  await page.reload();
  await savedLine(page).waitFor();
  await expect
    .poll(async () => Object.keys(await crashCopies(page)).sort())
    .toEqual([draftId, 'semana-passada'].sort());
});
