import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
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
 * The browser that all test files of this worker share; no two visits of a test share a context in it. Playwright ends
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

/** Where visits get their contexts from. */
export interface Contexts {
  open(options: BrowserContextOptions): Promise<BrowserContext>;
  /** Ends a visit. The context may serve a later one. */
  close(context: BrowserContext): Promise<void>;
}

/** Each visit is somebody's first one: its browser has nothing of the site. */
export function newContexts(browser: Browser): Contexts {
  return { open: (options) => browser.newContext(options), close: (context) => context.close() };
}

/** A context that visits use one after another. */
interface ReusedContext {
  options: string;
  context: BrowserContext;
  /** An empty tab, without which the renderer would end together with the visit. */
  keeper: Page;
  isFree: boolean;
}

/**
 * Visits find the scripts of an earlier visit in the cache, already compiled, but nothing else that a browser remembers.
 * With a context and a renderer for each, a sixth of the processor time of these tests went into fetching and compiling
 * them again (decision 054).
 * @param origin whose storage is emptied after each visit
 */
export function reusedContexts(browser: Browser, origin: string): Contexts & { closeAll(): Promise<void> } {
  let all: ReusedContext[] = [];
  return {
    async open(contextOptions) {
      const options = JSON.stringify(contextOptions);
      const free = all.find((reused) => reused.isFree && reused.options === options);
      if (free !== undefined) {
        free.isFree = false;
        return free.context;
      }
      const context = await browser.newContext(contextOptions);
      all.push({ options, context, keeper: await context.newPage(), isFree: false });
      return context;
    },
    async close(context) {
      const reused = all.find((one) => one.context === context);
      if (reused !== undefined && (await wipe(reused, origin))) {
        reused.isFree = true;
        return;
      }
      all = all.filter((one) => one !== reused);
      await context.close();
    },
    async closeAll() {
      await Promise.all(all.map(({ context }) => context.close()));
    },
  };
}

/**
 * Closes the tabs of a visit and removes what it has stored, allowed or set.
 * @returns whether nothing of it is left
 */
async function wipe({ context, keeper }: ReusedContext, origin: string): Promise<boolean> {
  await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
  const channel = await context.newCDPSession(keeper);
  await channel.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await channel.detach();
  await context.clearPermissions();
  await context.setOffline(false);
  await context.unrouteAll();
  // Nothing removes a clock that a test has installed.
  return keeper.evaluate(() => Date.now.toString().includes('[native code]'));
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
