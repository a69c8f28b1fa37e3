import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs every axe rule, best practices included. Nothing on the page moves meanwhile, because the colours of a notice
 * that is fading away are no colours of the design: motion is reduced, and running animations are finished. axe
 * enters the page through the browser's debugging channel, so the policy of the page stays in force.
 * @returns a sentence for each violation
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(finishAnimations);
  await page.evaluate(source);
  const sentences = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({
      // Every rule runs, but axe describes no element that passed: there are thousands of them.
      resultTypes: ['violations'],
      // Only a rule that is off by default reads the style sheets, and parsing them takes a third of the time.
      preload: { assets: ['media'] },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
    );
  });
  if (!isReduced) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return sentences;
}

async function finishAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  for (const animation of ending) animation.finish();
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
