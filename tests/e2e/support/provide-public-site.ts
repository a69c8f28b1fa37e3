/**
 * Prepares the sites of the browser tests, and starts the one that `public-test.ts` shares. Vitest runs the default
 * export once, before the first test.
 */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { publishPage, samplePage } from './publish-page.ts';
import { prepareSite, type Site, startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A site with one published page, the sample. */
    publicSite: Site;
    /** Folder of a site that has been started once. */
    preparedSite: string;
  }
}

export default async function providePublicSite(project: TestProject): Promise<() => Promise<void>> {
  const prepared = await prepareSite();
  project.provide('preparedSite', prepared);
  const site = await startSite(prepared);
  await publishPage(site, samplePage);
  const { url, publicKey, admin } = site;
  project.provide('publicSite', { url, publicKey, admin });
  return async () => {
    await site.stop().finally(() => rmSync(prepared, { recursive: true, force: true }));
    const errors = site.errors();
    if (errors.length > 0) throw new Error(`Errors in the log of the shared site:\n${errors.join('\n')}`);
  };
}
