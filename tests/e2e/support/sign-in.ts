import type { Page } from 'playwright-core';
import { publicKey } from './site.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Fills in and submits the open login form. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Signs in on the login screen and waits for the panel. */
export async function signInByForm(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/admin/login');
  await fillSignIn(page, credentials);
  await panelOf(page);
}

/**
 * Opens the panel with a new session of this browser, stored as the client stores it. Most tests begin behind the
 * login screen, and loading it each time would take a quarter of their time.
 */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publicKey },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`The sign-in was refused: ${answer.status()} ${await answer.text()}`);
  // Any page of the site will do to reach its storage, and this one has no scripts.
  await page.goto('/robots.txt');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey(page.url()),
    await answer.text(),
  ] as const);
  await page.goto('/admin/painel');
  await panelOf(page);
}

async function panelOf(page: Page): Promise<void> {
  await page.waitForURL('**/admin/painel');
  await page.getByRole('heading', { name: 'Painel de Administração' }).waitFor();
}

/** Where the official client keeps its session: it names the place after the first part of the host. */
export function sessionKey(address: string): string {
  return `sb-${new URL(address).hostname.split('.')[0]}-auth-token`;
}
