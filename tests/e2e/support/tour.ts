import type { Page } from 'playwright-core';
import { inParallel } from './in-parallel.ts';

/** More tabs than this are slower together on a small machine. */
const tabCount = 3;

/**
 * Visits all addresses with a few tabs and gathers what `look` says of each.
 * @param openTab opens one of the tabs
 * @param look sentences about a page; each comes back with the address before it
 */
export async function tour(
  paths: readonly string[],
  openTab: () => Promise<Page>,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const tabs = await Promise.all(Array.from({ length: tabCount }, openTab));
  const said = await inParallel(paths, tabCount, async (path) => {
    const page = tabs.pop() as Page;
    await page.goto(path);
    const sentences = await look(page);
    tabs.push(page);
    return sentences.map((sentence) => `${path}: ${sentence}`);
  });
  return said.flat();
}
