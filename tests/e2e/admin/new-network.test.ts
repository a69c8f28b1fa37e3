/** A sign-in from a network that is new to the account shows on the panel until it is dismissed. */
import { request } from 'node:http';
import { expect } from 'vitest';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

test('the panel reports the sign-in with device and time, links to the security screen, and shows nothing after "Fui eu"', async ({
  site,
  visit,
}) => {
  const page = await visit();
  await signIn(page, site.admin);
  const notices = page.getByRole('region', { name: 'Entradas de lugares novos' });
  await page.getByRole('heading', { name: 'Criar Nova Página' }).waitFor();
  expect(await notices.count()).toBe(0);

  expect(await signInFrom('127.0.0.2', site)).toBe(200);
  await page.reload();
  await notices.waitFor();
  const text = await notices.innerText();
  expect(text).toContain('Entraram na sua conta de um lugar novo');
  expect(text).toMatch(/Chrome no Windows, em \d\d\/\d\d\/\d{4}, \d\d:\d\d\./);
  const link = notices.getByRole('link', { name: 'Segurança' });
  expect(await link.getAttribute('href')).toBe('/admin/seguranca');

  await notices.getByRole('button', { name: /^Fui eu/ }).click();
  await notices.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Criar Nova Página' }).waitFor();
  await page.getByRole('heading', { name: /^Páginas Geradas/ }).waitFor();
  expect(await notices.count()).toBe(0);
});

/** @returns the status of a sign-in from another address of this machine */
function signInFrom(localAddress: string, { url, publicKey, admin }: Site): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { apikey: publicKey, 'Content-Type': 'application/json', 'User-Agent': windowsChrome };
    const call = request(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      localAddress,
      headers,
      agent: false,
    });
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    call.end(JSON.stringify(admin));
  });
}
