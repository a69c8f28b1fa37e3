import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const frameParts = ['body > header', 'body > footer'];

/**
 * Runs every rule that axe enables by default, best practices included. Nothing on the page moves meanwhile, because
 * the colours of a notice that is fading away are no colours of the design: motion is reduced, and running animations
 * are finished. axe enters the page through the browser's debugging channel, so the policy of the page stays in force.
 * @param leftOut selectors of elements to skip; rules about the page as a whole still run
 * @returns a sentence for each violation
 */
export async function axeViolations(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hasAxe = await page.evaluate(finishAnimations);
  if (!hasAxe) await loadAxe(page);
  const sentences = await page.evaluate(runAxe, leftOut);
  if (!isReduced) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return sentences;
}

/** Runs in the page. @returns whether axe is loaded there */
async function finishAnimations(): Promise<boolean> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  for (const animation of ending) animation.finish();
  await Promise.allSettled(ending.map((animation) => animation.finished));
  return 'axe' in window;
}

/** Runs in the page. */
async function runAxe(leftOut: readonly string[]): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  };
  const options: RunOptions = {
    // The same rules run, but axe describes no element that passed: there are thousands of them.
    resultTypes: ['violations'],
    // Only a rule that is off by default reads the style sheets, and parsing them takes a third of the time.
    preload: { assets: ['media'] },
  };
  const { violations } = await axe.run(leftOut.length > 0 ? { exclude: [...leftOut] } : document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
}

/** The debugging channel of each tab. Opening one for every page of a tour takes as long as a check. */
const channels = new WeakMap<Page, Promise<CDPSession>>();

/** Directly through the debugging channel, because compiling axe inside `page.evaluate` takes half as long again. */
async function loadAxe(page: Page): Promise<void> {
  const channel = channels.get(page) ?? page.context().newCDPSession(page);
  channels.set(page, channel);
  await (await channel).send('Runtime.evaluate', { expression: source });
}

/**
 * For a tour of many pages: their header and footer, three quarters of the elements, are checked once for each form
 * they take. Headers that differ only in where their links lead have the same form.
 */
export function axeOncePerFrame(): (page: Page) => Promise<string[]> {
  const checkedFrames = new Set<string>();
  return async (page) => {
    const frame = await page.evaluate((selectors) => {
      const parts = selectors.map((selector) => document.querySelector(selector)?.outerHTML);
      return [document.documentElement.className, document.body.className, ...parts]
        .join('\n')
        .replace(/ (?:href|ping)="[^"]+"/g, '');
    }, frameParts);
    const isKnown = checkedFrames.has(frame);
    const violations = await axeViolations(page, isKnown ? frameParts : []);
    checkedFrames.add(frame);
    return violations;
  };
}
