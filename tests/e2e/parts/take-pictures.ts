/**
 * Takes pictures of every group of the parts page. They are the same on every machine: all text uses the heading font,
 * which is in the repository, and nothing moves. They are taken at half size to keep them small.
 */
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { adminGroups, dialogsPath, publicGroups } from '#app/parts-page/groups.ts';
import { findChromium } from '#tests/support/chromium.ts';

export interface Picture {
  /** File name without the extension. */
  name: string;
  png: Buffer;
}

const height = 740;
const looks = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
const groups = [...publicGroups, ...adminGroups]
  .map(({ path }) => path)
  .filter((path) => path !== dialogsPath);
/** The headless shell hints letters, whatever the font settings say, unless it is told not to. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
];

/** Keeps the machine's own fonts and media controls out of the pictures. */
const sameEverywhere = `
  *, ::before, ::after { font-family: "Heading" !important; caret-color: transparent !important; }
  video::-webkit-media-controls { display: none !important; }
`;

/** @param url of a development server */
export async function takePictures(url: string): Promise<Picture[]> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium found: name one in CHROMIUM');
  const env = { ...process.env, FONTCONFIG_FILE: resolve('tests/e2e/parts/fonts.conf') };
  const browser = await chromium.launch({ executablePath, args: flags, env });
  try {
    const half = Math.ceil(groups.length / 2);
    const taken = await Promise.all([
      takeDialogs(browser, url),
      takeGroups(browser, url, groups.slice(0, half)),
      takeGroups(browser, url, groups.slice(half)),
    ]);
    return taken.flat();
  } finally {
    await browser.close();
  }
}

function openPage(browser: Browser, baseURL: string): Promise<Page> {
  return browser.newPage({ baseURL, deviceScaleFactor: 0.5, reducedMotion: 'reduce', locale: 'pt-BR' });
}

/** The groups that need no script. With scripts disabled, nothing changes while a picture is taken. */
async function takeGroups(browser: Browser, url: string, paths: readonly string[]): Promise<Picture[]> {
  const page = await openPage(browser, url);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  const pictures: Picture[] = [];
  for (const path of paths) {
    await page.goto(path);
    pictures.push(...(await takeLooks(page, nameOf(path), { fullPage: true })));
  }
  return pictures;
}

async function takeDialogs(browser: Browser, url: string): Promise<Picture[]> {
  const page = await openPage(browser, url);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const take = (state: string) => takeLooks(page, `${nameOf(dialogsPath)}-${state}`, { fullPage: false });
  const dialog = page.getByRole('alertdialog');
  const pictures: Picture[] = [];
  await page.goto(dialogsPath);
  for (const [state, opener] of Object.entries({ question: 'Question', choice: 'Choice' })) {
    await press(opener);
    await dialog.waitFor();
    pictures.push(...(await take(state)));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await press('Confirmation');
  await press('Refusal');
  await page.locator('[data-sonner-toast]').nth(1).waitFor();
  return [...pictures, ...(await take('toasts'))];
}

async function takeLooks(page: Page, name: string, options: { fullPage: boolean }): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settle, sameEverywhere);
    pictures.push({ name: `${name}-${width}-${colorScheme}`, png: await page.screenshot(options) });
  }
  return pictures;
}

/** Runs in the page and may run repeatedly. */
async function settle(css: string): Promise<void> {
  const style = document.getElementById('same-everywhere') ?? document.createElement('style');
  style.id = 'same-everywhere';
  style.textContent = css;
  document.head.append(style);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    // Characters missing from the heading font would be rendered in one of the machine's fonts.
    const known = text.data.replace(/[^\s\u0020-\u024f\u2010-\u2026]/gu, 'x');
    if (known !== text.data) text.data = known;
  }
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
