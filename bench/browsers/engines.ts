/** The browser engines that visitors have, as Debian packages them, and what each cannot do. */

import { findProgram } from '#tests/support/programs/find-program.ts';
import type { Cleanup } from '../faults/harness/cleanup.ts';
import { startFirefox } from './bidi-driver.ts';
import { type ClassicDriver, startClassicDriver } from './classic-driver.ts';
import { startDisplay } from './display.ts';
import type { DrivenBrowser } from './driven-browser.ts';

export interface StartOptions {
  hasScript: boolean;
  /** Host and port of the proxy for every request that is not for the site. */
  proxy: string;
  cleanup: Cleanup;
}

export interface Engine {
  name: string;
  /** Why acts in this engine without script are not counted: any act, or only presses of the middle button. Empty if all are. */
  uncounted: { any?: string; middleButton?: string };
  /** The Debian packages that this machine lacks, or null. */
  missing(): string | null;
  start(options: StartOptions): Promise<DrivenBrowser>;
}

const xvfb = () => findProgram(['Xvfb']);
const chromedriver = () => findProgram(['chromedriver']);
const webkitDriver = () => findProgram(['WebKitWebDriver']);
const firefox = () => findProgram(['firefox-esr', 'firefox']);

/** Every engine takes the proxy for requests to other machines from these variables. */
const environmentOf = ({ proxy }: StartOptions) => ({
  http_proxy: `http://${proxy}`,
  https_proxy: `http://${proxy}`,
  no_proxy: '127.0.0.1',
});

async function startInWindow(program: ClassicDriver, options: StartOptions): Promise<DrivenBrowser> {
  const { cleanup } = options;
  const display = await startDisplay(xvfb() ?? '', cleanup);
  return startClassicDriver(program, {
    environment: { ...environmentOf(options), DISPLAY: display },
    cleanup,
  });
}

const chromium: Engine = {
  name: 'Chromium',
  uncounted: {},
  missing: () => (chromedriver() && xvfb() ? null : 'chromium-driver xvfb'),
  start(options) {
    const prefs = options.hasScript ? {} : { 'profile.managed_default_content_settings.javascript': 2 };
    const args = ['--no-sandbox', '--disable-gpu', '--no-first-run'];
    return startInWindow(
      {
        driver: chromedriver() ?? '',
        capabilities: { 'goog:chromeOptions': { args, prefs } },
        // The dialog about calling a number stays open in the old tab and blocks it.
        isNewTabShown: true,
      },
      options,
    );
  },
};

const webkit: Engine = {
  name: 'WebKitGTK',
  uncounted: {},
  missing: () => (webkitDriver() && xvfb() ? null : 'webkit2gtk-driver xvfb'),
  start(options) {
    const args = ['--automation', ...(options.hasScript ? [] : ['--enable-javascript=false'])];
    return startInWindow(
      {
        driver: webkitDriver() ?? '',
        capabilities: { 'webkitgtk:browserOptions': { args } },
        isNewTabShown: false,
      },
      options,
    );
  },
};

const firefoxWith = (isPinging: boolean): Omit<Engine, 'name' | 'uncounted'> => ({
  missing: () => (firefox() ? null : 'firefox-esr'),
  start: (options) =>
    startFirefox(firefox() ?? '', {
      preferences: { 'browser.send_pings': isPinging, 'javascript.enabled': options.hasScript },
      environment: environmentOf(options),
      cleanup: options.cleanup,
    }),
});

export const browserEngines: readonly Engine[] = [
  chromium,
  webkit,
  { name: 'Firefox', uncounted: { any: 'sends no ping unless told to' }, ...firefoxWith(false) },
  {
    name: 'Firefox, pings on',
    uncounted: { middleButton: 'sends no ping for the middle button' },
    ...firefoxWith(true),
  },
];
