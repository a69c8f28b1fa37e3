import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '#tests/support/chromium.ts';

/** A container has no display, no sandbox of its own and nothing to update. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let launched: Promise<Browser> | undefined;

/**
 * The browser that all test files of this worker share; each visit has a context of its own in it. Playwright ends
 * it together with the worker.
 * @throws when no Chromium is found; the test run looks for one first
 */
export function launchedBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

/** A browser of its own, which the caller ends. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium found: name one in CHROMIUM');
  return chromium.launch({ executablePath, args: flags });
}
