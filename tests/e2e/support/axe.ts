import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const frameParts = ['body > header', 'body > footer'];

/**
 * Runs every rule that axe enables by default, best practices included. Nothing on the page moves meanwhile, because
 * the colours of a notice that is fading away are not colours of the design. axe enters the page through the browser's
 * debugging channel, so the policy of the page stays in force.
 * @param leftOut selectors of elements to skip; rules about the page as a whole still run
 * @param isLeftNext whether the tab leaves the page next, so that nothing has to move again
 * @returns a sentence for each violation
 */
export async function axeViolations(
  page: Page,
  leftOut: readonly string[] = [],
  isLeftNext = false,
): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(runAxe, { leftOut, isLeftNext });
}

/**
 * Runs in the page. A rule as in app/styles/shared/reduced-motion.css stills it. Emulating a reader who asks for less
 * motion instead, and ending that, would have the page drawn once more.
 */
async function runAxe({
  leftOut,
  isLeftNext,
}: {
  leftOut: readonly string[];
  isLeftNext: boolean;
}): Promise<string[]> {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  // Until it has been drawn, the compositor would go on moving things, many times a second.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // The rule does not stop the animations that a script has started.
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  for (const animation of ending) animation.finish();
  await Promise.allSettled(ending.map((animation) => animation.finished));
  const windowWithAxe = window as unknown as {
    axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
    loadAxe(): void;
  };
  if (windowWithAxe.axe === undefined) windowWithAxe.loadAxe();
  const { axe } = windowWithAxe;
  if (axe === undefined) throw new Error('axe has not loaded');
  const options: RunOptions = {
    // The same rules run, but axe describes no element that passed: there are thousands of them.
    resultTypes: ['violations'],
    // Only a rule that is off by default reads the style sheets, and parsing them takes a third of the time.
    preload: { assets: ['media'] },
  };
  const { violations } = await axe.run(leftOut.length > 0 ? { exclude: [...leftOut] } : document, options);
  if (!isLeftNext)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
}

/** The tabs whose documents can load axe. */
const tabsWithAxe = new WeakMap<Page, Promise<void>>();

/**
 * Gives this document and every later one of the tab a function that loads axe. Sending the source, half a megabyte,
 * for each page of a tour took two processes 13 ms a page. The function costs next to nothing until it is called.
 */
function bringAxe(page: Page): Promise<void> {
  const brought = tabsWithAxe.get(page) ?? defineLoader(page);
  tabsWithAxe.set(page, brought);
  return brought;
}

async function defineLoader(page: Page): Promise<void> {
  const definition = `Object.defineProperty(window, 'loadAxe', { value() { ${source}\n} });`;
  const channel = await page.context().newCDPSession(page);
  await channel.send('Page.enable');
  await channel.send('Page.addScriptToEvaluateOnNewDocument', { source: definition });
  await channel.send('Runtime.evaluate', { expression: definition });
}

/**
 * For a tour of many pages, which leaves each page afterwards: their header and footer, three quarters of the elements,
 * are checked once for each form they take.
 */
export function axeOncePerFrame(): (page: Page, form: string) => Promise<string[]> {
  const checkedForms = new Set<string>();
  return async (page, form) => {
    const isKnown = checkedForms.has(form);
    const violations = await axeViolations(page, isKnown ? frameParts : [], true);
    checkedForms.add(form);
    return violations;
  };
}

/** The form of header and footer. Headers that differ only in where their links lead have the same form. */
export function formOfFrame(page: Page): Promise<string> {
  return page.evaluate((selectors) => {
    const parts = selectors.map((selector) => document.querySelector(selector)?.outerHTML);
    return [document.documentElement.className, document.body.className, ...parts]
      .join('\n')
      .replace(/ (?:href|ping)="[^"]+"/g, '');
  }, frameParts);
}
