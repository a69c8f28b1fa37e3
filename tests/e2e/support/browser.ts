import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '#tests/support/programs/chromium.ts';

/** In a container there is no display, Chromium cannot start its own sandbox, and nothing needs updating. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each page is looked at only once, so the code that the optimising compilers produce would hardly be used.
  '--js-flags=--no-maglev,--no-turbofan',
];

/** Without a limit, Chromium keeps a spare renderer ready for a page that no test opens. */
const oneRenderer = '--renderer-process-limit=1';

const starter = fileURLToPath(import.meta.resolve('#tests/support/programs/background-browser.sh'));

let launched: Promise<Browser> | undefined;

/**
 * @returns what starts Chromium at a low priority
 * @throws when none is found; the test run looks for one first
 */
export function backgroundBrowser(environment = process.env) {
  const path = findChromium();
  if (path === null) throw new Error('No Chromium was found; set CHROMIUM to its path');
  return { executablePath: starter, env: { ...environment, TESTED_BROWSER: path } };
}

/**
 * The browser that all test files of this worker share; each visit has a context of its own in it. Playwright ends
 * it together with the worker.
 */
export function launchedBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

/**
 * A separate browser, which the caller closes.
 * @param hasOneRenderer whether all pages share one renderer, and so crash together
 */
export async function launchBrowser({ hasOneRenderer = true } = {}): Promise<Browser> {
  return chromium.launch({
    ...backgroundBrowser(),
    args: hasOneRenderer ? [...flags, oneRenderer] : flags,
  });
}

export interface LastingBrowser {
  page: Page;
  /** Kills the browser, so that nothing in it gets a chance to finish. */
  crash(): Promise<void>;
}

/**
 * A browser whose profile outlives it.
 * @param profile the folder of what the browser stores
 */
export async function startLastingBrowser(profile: string): Promise<LastingBrowser> {
  const { executablePath, env } = backgroundBrowser();
  const child = spawn(
    executablePath,
    [...flags, oneRenderer, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    // Debian's Chromium is started by a shell, so only a signal to the whole group reaches the browser.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env },
  );
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context = await browser.newContext()] = browser.contexts();
  return {
    page: await context.newPage(),
    async crash() {
      const exited = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await exited;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('The browser has no output');
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The browser ended before it listened');
}
