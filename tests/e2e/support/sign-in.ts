import type { Page } from 'playwright-core';

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
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/admin/login');
  await fillSignIn(page, credentials);
  await page.waitForURL('**/admin/painel');
  await page.getByRole('heading', { name: 'Painel de Administração' }).waitFor();
}
