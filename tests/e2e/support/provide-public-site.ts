/** Starts the site that `public-test.ts` shares. Vitest runs the default export once, before the first test. */
import type { TestProject } from 'vitest/node';
import { publishPage, samplePage } from './publish-page.ts';
import { type Site, startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A site with one published page, the sample. */
    publicSite: Site;
  }
}

export default async function providePublicSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  await publishPage(site, samplePage);
  const { url, publicKey, admin } = site;
  project.provide('publicSite', { url, publicKey, admin });
  return async () => {
    await site.stop();
    const errors = site.errors();
    if (errors.length > 0) throw new Error(`Errors in the log of the shared site:\n${errors.join('\n')}`);
  };
}
