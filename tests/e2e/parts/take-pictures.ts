/**
 * Takes pictures of every group of the parts page. They are the same on every machine: all text uses the heading font,
 * which is in the repository, and nothing moves. They are taken at half size to keep them small.
 */
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { adminGroups, dialogsPath, publicGroups } from '#app/parts-page/groups.ts';
import { backgroundBrowser } from '#tests/e2e/support/browser.ts';
import { layOutAll, openAll } from '#tests/e2e/support/page-checks.ts';

export interface Picture {
  /** File name without the extension. */
  name: string;
  png: Buffer;
  /** The classes of all elements in it. */
  classes: readonly string[];
}

const height = 740;
/** Before its first page, a development server bundles all packages, which takes a busy machine a minute. */
const patienceMs = 120_000;
/** What the browser's clock shows, because some parts propose a day. */
const momentOfPictures = '2026-11-18T15:00:00.000Z';
const anHourLater = '2026-11-18T16:00:00.000Z';

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const firstLook: Look = { width: 360, colorScheme: 'light' };
const looks: readonly Look[] = [
  firstLook,
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];
const groups = [...publicGroups, ...adminGroups].filter(({ path }) => path !== dialogsPath);
const stillPaths = groups.filter(({ needsScript }) => !needsScript).map(({ path }) => path);
const scriptedPaths = groups.filter(({ needsScript }) => needsScript).map(({ path }) => path);
/** By default the headless shell hints letters, whatever the font settings are. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
];

/**
 * Keeps the machine's own fonts, media controls and address out of the pictures. The heading font is loaded under another
 * name before a picture is taken; the page itself loads it only when a layout needs it, which may be too late.
 */
const sameEverywhere = `
  *, ::before, ::after { font-family: "Pictures" !important; caret-color: transparent !important; }
  video::-webkit-media-controls { display: none !important; }
  .qr-drawing path + path { visibility: hidden !important; }
`;

/** @param url of a development server */
export function takePictures(url: string): Promise<Picture[]> {
  return inBrowser(async (browser) => {
    const half = Math.ceil(stillPaths.length / 2);
    const batches = await Promise.all([
      takeDialogs(browser, url),
      takeScripted(browser, url),
      takeGroups(browser, url, stillPaths.slice(0, half)),
      takeGroups(browser, url, stillPaths.slice(half)),
    ]);
    return batches.flat();
  });
}

/** A declaration of a style rule, in a group that shows what it does. */
export interface Declaration {
  path: string;
  selector: string;
  property: string;
}

/** @returns for each declaration a picture of its group as it is, and one without the declaration */
export function takePicturesWithout(
  url: string,
  declarations: readonly Declaration[],
): Promise<(Declaration & { before: Buffer; after: Buffer })[]> {
  return inBrowser(async (browser) => {
    const page = await openStillPage(browser, url);
    const pairs: (Declaration & { before: Buffer; after: Buffer })[] = [];
    for (const declaration of declarations) {
      await page.goto(declaration.path);
      const before = await takeLook(page, firstLook, { fullPage: true });
      await page.evaluate(removeDeclaration, declaration);
      pairs.push({ ...declaration, before, after: await page.screenshot({ fullPage: true }) });
    }
    return pairs;
  });
}

async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const env = { ...process.env, FONTCONFIG_FILE: resolve('tests/e2e/parts/fonts.conf') };
  const browser = await chromium.launch({ ...backgroundBrowser(env), args: flags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const options = { baseURL, deviceScaleFactor: 0.5, reducedMotion: 'reduce', locale: 'pt-BR' } as const;
  const page = await browser.newPage(options);
  page.setDefaultTimeout(patienceMs);
  return page;
}

/** For the groups that need no script. Without any script, nothing changes while a picture is taken. */
async function openStillPage(browser: Browser, url: string): Promise<Page> {
  const page = await openPage(browser, url);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  return page;
}

async function takeGroups(browser: Browser, url: string, paths: readonly string[]): Promise<Picture[]> {
  const page = await openStillPage(browser, url);
  const pictures: Picture[] = [];
  for (const path of paths) {
    await page.goto(path);
    pictures.push(...(await takeLooks(page, nameOf(path), { fullPage: true })));
  }
  return pictures;
}

async function takeScripted(browser: Browser, url: string): Promise<Picture[]> {
  const page = await openPage(browser, url);
  await page.clock.setFixedTime(momentOfPictures);
  const pictures: Picture[] = [];
  for (const path of scriptedPaths) {
    await page.goto(path);
    await page.locator('[data-hydrated]').waitFor();
    await page
      .getByText('Preparando a prévia')
      .or(page.getByText('Abrindo o editor'))
      .waitFor({ state: 'detached' });
    await openAll(page, 'details');
    // A form that takes the focus scrolls the page down to itself.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
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
  await page.clock.install({ time: momentOfPictures });
  await page.goto(dialogsPath);
  for (const [state, opener] of Object.entries({ question: 'Question', choice: 'Choice' })) {
    await press(opener);
    await dialog.waitFor();
    pictures.push(...(await take(state)));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  // A toast would otherwise leave before a busy machine has taken its last picture.
  await page.clock.pauseAt(anHourLater);
  await press('Confirmation');
  await press('Refusal');
  await page.clock.runFor(1_000);
  await page.locator('[data-sonner-toast]').nth(1).waitFor();
  return [...pictures, ...(await take('toasts'))];
}

async function takeLooks(page: Page, name: string, options: { fullPage: boolean }): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const look of looks) {
    const png = await takeLook(page, look, options);
    pictures.push({
      name: `${name}-${look.width}-${look.colorScheme}`,
      png,
      classes: await page.evaluate(classesOfPage),
    });
  }
  return pictures;
}

async function takeLook(
  page: Page,
  { width, colorScheme }: Look,
  options: { fullPage: boolean },
): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await layOutAll(page);
  await page.evaluate(settle, sameEverywhere);
  return page.screenshot(options);
}

/** Runs in the page. */
function classesOfPage(): string[] {
  const elements = document.querySelectorAll('[class]');
  return [...new Set([...elements].flatMap(({ classList }) => [...classList]))];
}

/** Runs in the page. */
function removeDeclaration({ selector, property }: Declaration): void {
  const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const rules = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter((rule) => rule.selectorText === selector && rule.style.getPropertyValue(property) !== '');
  if (rules.length !== 1) throw new Error(`${rules.length} rules for ${selector} set ${property}`);
  rules[0]?.style.removeProperty(property);
}

/** Runs in the page, possibly repeatedly: removes what would differ between machines, and waits for pictures and font. */
async function settle(css: string): Promise<void> {
  const style = document.getElementById('same-everywhere') ?? document.createElement('style');
  style.id = 'same-everywhere';
  style.textContent = css;
  document.head.append(style);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    // Characters missing from the heading font would be rendered in one of the machine's fonts, and the port differs
    // each time.
    const replaced = text.data
      .replace(/[^\s\u0020-\u024f\u2010-\u2026]/gu, 'x')
      .replaceAll(location.host, 'exemplo.com.br');
    if (replaced !== text.data) text.data = replaced;
  }
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
  if ([...document.fonts].some(({ family }) => family === 'Pictures')) return;
  const font = new FontFace('Pictures', 'url(/app/styles/fonts/heading.woff2)', { weight: '500 800' });
  document.fonts.add(await font.load());
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
