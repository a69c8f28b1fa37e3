/** A real browser tab with an administrator's session, which records the messages of its screen. */
import type { Browser, Page } from 'playwright-core';
import { sessionKey } from '#tests/e2e/support/sign-in.ts';
import { expectStatus, signIn } from '../harness/backend.ts';

/** How long a busy machine may take to show what a check waits for. */
const patienceMs = 20_000;

export interface AdministratorTab {
  page: Page;
  /** Loads a screen as a document. Its links then show other screens without loading another document. */
  enter(path: string): Promise<void>;
  /** How many messages the screen has shown so far. */
  messageCount(): number;
  /** @returns the first message that matches, not counting the first `since` messages; null if none appears in time */
  waitForMessage(wanted: RegExp, since: number): Promise<string | null>;
  /** The errors that the browser reported, except answers that the screen explains. */
  problems: readonly string[];
}

/** @param mode how this administrator writes: as the text will look, or in HTML */
export async function openAdministrator(
  browser: Browser,
  origin: string,
  mode: 'visual' | 'html',
): Promise<AdministratorTab> {
  const session = expectStatus(await signIn(origin), 200).body.toString();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [
            { name: sessionKey(origin), value: session },
            { name: 'admin-editor-mode', value: mode },
          ],
        },
      ],
    },
  });
  context.setDefaultTimeout(patienceMs);
  const messages: string[] = [];
  const listeners = new Set<() => void>();
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() !== 'debug') return;
    messages.push(message.text());
    for (const listener of listeners) listener();
  });
  return {
    page,
    async enter(path) {
      await page.goto(path);
      await page.evaluate(reportMessages);
    },
    messageCount: () => messages.length,
    waitForMessage: (wanted, since) =>
      new Promise((resolve) => {
        const end = (text: string | null) => {
          clearTimeout(timeout);
          listeners.delete(listen);
          resolve(text);
        };
        const listen = () => {
          const text = messages.slice(since).find((message) => wanted.test(message));
          if (text !== undefined) end(text);
        };
        const timeout = setTimeout(() => end(null), patienceMs);
        listeners.add(listen);
        listen();
      }),
    problems: watchProblems(page, origin),
  };
}

/**
 * Runs in the page: reports headings, states of saving, toasts and notices, each as soon as it appears. It reports them
 * through the console, because the sandbox of the preview refuses a script that Playwright puts into every document.
 */
function reportMessages(): void {
  const reported = new WeakMap<Element, string>();
  const wanted =
    'h1, .save-line [role="status"], [data-sonner-toast] [data-title], .notice-box > p:first-child';
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(wanted)) {
      const text = element.textContent.trim();
      if (text === '' || reported.get(element) === text) continue;
      reported.set(element, text);
      console.debug(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** A refused call is logged by the browser and by the screens (docs/specification/administrator.md#messages). */
const explained =
  /^(?:Failed to load resource: the server responded with a status of 4\d\d|Esta (?:página|versão) não )/;

function watchProblems(page: Page, origin: string): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || explained.test(message.text())) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught ${error.stack ?? error}`));
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url().replace(origin, '')}`);
  });
  return problems;
}
