/** Steps that several tests of the administrator's screens share. */
import type { Locator, Page } from 'playwright-core';
import type { Credentials } from '#domain/auth/administrators/create-administrator.ts';
import { signIn } from './sign-in.ts';

/** Signs in and opens a screen whose heading is given. */
export async function openScreen(
  page: Page,
  credentials: Credentials,
  { path, heading }: { path: string; heading: string },
): Promise<void> {
  await signIn(page, credentials, path);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** Follows a link of the navigation, which is behind 'Mais' on a phone. */
export async function followAdminLink(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'Mais', exact: true });
  const link = page.getByRole('link', { name, exact: true });
  await more.or(link).first().waitFor();
  if (await more.isVisible()) await more.click();
  await link.click();
}

/** The button of the menu that a row of a list has. */
export function rowMenu(page: Page, about: string): Locator {
  return page.getByRole('button', { name: `Mais ações: ${about}` });
}

/** Opens the menu of the row and chooses an action by keyboard. */
export async function chooseInMenu(page: Page, about: string, action: string): Promise<void> {
  await rowMenu(page, about).press('Enter');
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
}

/** A visit that ends on a public page must leave nothing stored, so an administrator's visit clears its session first. */
export async function forgetAdministrator(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** @returns the wall-clock time of `run` in milliseconds */
export async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
