import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const patienceMs = 10_000;

/** Waits until the focus is there: it moves a moment after what moves it. */
export async function expectFocus(wanted: Locator): Promise<void> {
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  await expect.poll(hasFocus, { timeout: patienceMs }).toBe(true);
}
