import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the focus is there: it moves a moment after what moves it. */
export async function expectFocus(wanted: Locator): Promise<void> {
  await expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true);
}
