import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '#tests/support/chromium.ts';

/** Without a display, a sandbox of its own or any errand on the network: a container needs all of them. */
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

/** @throws when no Chromium is found; the test run looks for one first */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium found: name one in CHROMIUM');
  return chromium.launch({ executablePath, args: flags });
}
