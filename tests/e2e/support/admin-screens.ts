/** What several tests of the administrator's screens do. */
import type { Page } from 'playwright-core';
import type { Credentials } from './sign-in.ts';
import { signIn } from './sign-in.ts';

/** Signs in and opens a screen whose heading is given. */
export async function openScreen(
  page: Page,
  credentials: Credentials,
  { path, heading }: { path: string; heading: string },
): Promise<void> {
  await signIn(page, credentials);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** A visit that ends on a public page must leave nothing stored; an administrator's does, until told to. */
export async function forgetAdministrator(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** @returns what `run` took, in milliseconds of the clock on the wall */
export async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
