import type { Page } from 'playwright-core';

/** Waits for a toast with exactly this title and, if given, this text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').filter({ has: page.getByText(title, { exact: true }) });
  const match = text === undefined ? toast : toast.filter({ has: page.getByText(text, { exact: true }) });
  await match.first().waitFor();
}
