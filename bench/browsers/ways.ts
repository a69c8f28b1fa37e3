/** Everything a visitor can do to a contact link, and the ways in which a browser fetches a page before it is shown. */
import type { DrivenBrowser } from './driven-browser.ts';

/** Links of the footer, which are shown in windows of every width. */
const chat = 'footer a[ping][href*="wa.me"]';
const phone = 'footer a[ping][href^="tel:"]';
const middleButton = 1;

export interface Way {
  name: string;
  isMiddleButton: boolean;
  /** Whether the link opens in the same tab instead of a new one. */
  isTargetLeftOut: boolean;
  /** The request to another machine that must follow, or null. */
  opens: RegExp | null;
  act(browser: DrivenBrowser): Promise<void>;
}

const acts: readonly { name: string; isMiddleButton: boolean; on(selector: string): Way['act'] }[] = [
  { name: 'click', isMiddleButton: false, on: (selector) => (browser) => browser.press(selector, 0) },
  { name: 'Enter', isMiddleButton: false, on: (selector) => (browser) => browser.enter(selector) },
  {
    name: 'middle button',
    isMiddleButton: true,
    on: (selector) => (browser) => browser.press(selector, middleButton),
  },
];

const links = [
  { name: 'chat, new tab', selector: chat, isTargetLeftOut: false, opens: /^CONNECT wa\.me:443$/ },
  { name: 'chat, same tab', selector: chat, isTargetLeftOut: true, opens: /^CONNECT wa\.me:443$/ },
  { name: 'phone', selector: phone, isTargetLeftOut: false, opens: null },
];

export const ways: readonly Way[] = links.flatMap(({ name, selector, isTargetLeftOut, opens }) =>
  acts.map((act) => ({
    name: `${name}: ${act.name}`,
    isMiddleButton: act.isMiddleButton,
    isTargetLeftOut,
    opens,
    act: act.on(selector),
  })),
);

const rules = (kind: string, path: string) =>
  JSON.stringify({ [kind]: [{ source: 'list', urls: [path], eagerness: 'immediate' }] });

/** Markup that makes the browser fetch a page before it is shown, by the table row that reports it. */
export const fetchAheadMarkup: Readonly<Record<string, (path: string) => string>> = {
  'prefetched by a link': (path) => `<link rel="prefetch" href="${path}">`,
  'prefetched by rules': (path) => `<script type="speculationrules">${rules('prefetch', path)}</script>`,
  'prerendered by rules': (path) => `<script type="speculationrules">${rules('prerender', path)}</script>`,
};
