/** A browser tab that records whatever breaks a promise of the site. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';

export interface VisitOptions {
  /** Width of the window in CSS pixels. */
  width?: number;
  hasJavaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  prefersReducedMotion?: boolean;
  /** Problems that this test causes on purpose, such as a refused sign-in that Chromium reports in the console. */
  expects?: RegExp;
}

export interface Visit {
  page: Page;
  /** A sentence for each problem so far. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** How long a busy machine may take to show what a test expects. */
const patienceMs = 30_000;

/** The administrator's session is kept in local storage; a visitor's browser stores nothing. */
const mayStore = (path: string) => path.startsWith('/admin/');

/** Opens the visits of one test. Closing them fails the test if the browser reported any problem. */
export function openVisits(browser: Browser, site: Site) {
  const visits: Visit[] = [];
  return {
    async visit(options: VisitOptions = {}): Promise<Page> {
      const visit = await openVisit(browser, site, options);
      visits.push(visit);
      return visit.page;
    },
    async close(): Promise<void> {
      // A tab that has crashed cannot be asked, and the others must be closed all the same.
      const problems = await Promise.all(visits.map((visit) => visit.problems())).finally(() =>
        Promise.all(visits.map((visit) => visit.close())),
      );
      expect(problems.flat(), 'problems the browser reported').toEqual([]);
    },
  };
}

export async function openVisit(browser: Browser, site: Site, options: VisitOptions = {}): Promise<Visit> {
  const {
    width = 1440,
    hasJavaScript = true,
    colorScheme = 'light',
    prefersReducedMotion = false,
    expects,
  } = options;
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: width < 768 ? 740 : 900 },
    javaScriptEnabled: hasJavaScript,
    colorScheme,
    reducedMotion: prefersReducedMotion ? 'reduce' : 'no-preference',
    locale: 'pt-BR',
    isMobile: width < 768,
    hasTouch: width < 768,
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const found: string[] = [];
  watch(page, site, found);
  return {
    page,
    async problems() {
      const all = [...found, ...(await tracesOf(context, page))];
      return expects === undefined ? all : all.filter((problem) => !expects.test(problem));
    },
    close: () => context.close(),
  };
}

function watch(page: Page, site: Site, found: string[]): void {
  const path = () => page.url().replace(site.url, '');
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      found.push(`${path()}: console ${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => found.push(`${path()}: uncaught ${error}`));
  page.on('requestfailed', (request) => {
    // The browser cancels a clip or a page that it no longer needs; the site has not failed.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    found.push(`${path()}: request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.url && !['data:', 'blob:'].includes(protocol)) {
      found.push(`${path()}: third-party request: ${request.url()}`);
    }
  });
}

async function tracesOf(context: BrowserContext, page: Page): Promise<string[]> {
  const traces = (await context.cookies()).map((cookie) => `cookie: ${cookie.name}`);
  const { pathname, protocol } = new URL(page.url());
  if (!protocol.startsWith('http') || mayStore(pathname)) return traces;
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local storage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
    ...(await indexedDB.databases()).map((database) => `IndexedDB: ${database.name}`),
    ...(await caches.keys()).map((key) => `cache storage: ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(
      (registration) => `service worker: ${registration.scope}`,
    ),
  ]);
  return [...traces, ...stored].map((trace) => `${pathname}: ${trace}`);
}
