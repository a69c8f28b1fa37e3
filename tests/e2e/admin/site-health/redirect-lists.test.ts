/** Lists of redirects, sent and downloaded as files (docs/specification/administrator.md#site-health). */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { openScreen } from '#tests/e2e/support/admin-screens.ts';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { holdOnce } from '#tests/e2e/support/hold.ts';
import { test } from '#tests/e2e/support/test.ts';
import { expectToast } from '#tests/e2e/support/toast.ts';

const redirects = { path: '/admin/saude/redirecionamentos', heading: 'Redirecionamentos' };

test('a list is checked line by line before it is saved, and the saved rules can be downloaded as a file', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openScreen(page, site.admin, redirects);
  const csv = 'de;para\r\n/lista-um;/motores\r\n/motores;/\r\n/lista-dois;/lista-um\r\n';
  const input = page.getByLabel('Planilha em CSV');
  await input.setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByText('Novas: 2. Mudam: 0. Iguais: 0. Recusadas: 1.').waitFor();
  await page.getByText('/motores já abre no site').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // A corrected file of the same name can be chosen, because the field forgets the file before it opens the dialog.
  await Promise.all([page.waitForEvent('filechooser'), input.click()]);
  expect(await input.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Salvar 2 redirecionamentos' }).click();
  await expectToast(page, 'Lista salva', '2 redirecionamentos já valem no site.');
  const { status, headers } = await fetch(`${site.url}/lista-dois`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/motores']);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('/lista-dois;/motores;301;');
});

test('the slow answer about a list does not replace the answer about the list chosen after it', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await openScreen(page, site.admin, redirects);
  const choose = (csv: string) =>
    page
      .getByLabel('Planilha em CSV')
      .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const heldRequest = holdOnce(page, '**/rpc/import_redirects');
  await choose('/primeira-um;/motores\r\n/primeira-dois;/motores\r\n');
  const { release } = await heldRequest;
  await choose('/segunda;/motores\r\n');
  await page.getByRole('button', { name: 'Salvar 1 redirecionamento' }).waitFor();
  // After each answer the screen reads the rules again.
  const rereading = page.waitForResponse((response) => response.url().includes('/rest/v1/redirects'));
  await release();
  await (await rereading).finished();
  expect(await page.getByRole('button', { name: /^Salvar/ }).textContent()).toBe('Salvar 1 redirecionamento');
});
