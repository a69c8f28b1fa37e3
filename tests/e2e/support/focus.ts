import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits for the focus, because it moves a moment after its cause. */
export async function expectFocus(target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
}
