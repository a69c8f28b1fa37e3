import type { Disposable, Page } from 'playwright-core';
import type { Credentials } from '#domain/auth/administrators/create-administrator.ts';
import { publicKey } from './site.ts';

/** Fills in and submits the open login form. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The sign-in over a screen whose session has ended. */
export const signInSheet = (page: Page) => page.getByRole('dialog', { name: 'Entre de novo' });

/** Signs in over the open screen; the address is filled in. */
export async function signInAgain(page: Page, { password }: Credentials): Promise<void> {
  const sheet = signInSheet(page);
  await sheet.getByLabel('Senha').fill(password);
  await sheet.getByRole('button', { name: 'Entrar' }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** Signs in on the login screen and waits for the panel. */
export async function signInByForm(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/admin/login');
  await fillSignIn(page, credentials);
  await waitForPanel(page);
}

/**
 * Opens an address with a new session of this browser, stored as the client stores it. Most tests begin behind the
 * login screen, and loading it each time would take a quarter of their time.
 * @param path the panel by default; the caller waits for any other
 */
export async function signIn(page: Page, credentials: Credentials, path?: string): Promise<void> {
  const storing = await storeSession(page, credentials);
  await page.goto(path ?? '/admin/painel');
  if (path === undefined) await waitForPanel(page);
  await storing.dispose();
}

/** Stores a new session in each page that opens, before its scripts run, until the caller disposes of the result. */
async function storeSession(page: Page, { email, password }: Credentials): Promise<Disposable> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publicKey },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`The sign-in was refused: ${answer.status()} ${await answer.text()}`);
  const entry = [sessionKey(answer.url()), await answer.text()] as const;
  return page.addInitScript(([key, session]) => {
    // A preview in a frame has no storage.
    if (window === window.top) localStorage.setItem(key, session);
  }, entry);
}

async function waitForPanel(page: Page): Promise<void> {
  await page.waitForURL('**/admin/painel');
  await page.getByRole('heading', { name: 'Painel de Administração' }).waitFor();
}

/** The key under which the official client stores its session; it contains the first part of the host name. */
export function sessionKey(address: string): string {
  return `sb-${new URL(address).hostname.split('.')[0]}-auth-token`;
}
