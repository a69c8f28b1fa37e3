/** Opens the site inside the benchmark process, with some generated pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSiteRenderer, type SiteRenderer } from '#server/answers/site-renderer.ts';
import { type Env, parseEnv } from '#server/env.ts';
import { createLogger } from '#server/journal/logger.ts';
import { screenServices } from '#server/screen-services.ts';
import { openServices, type Services } from '#server/services.ts';
import { madeUpPages } from './made-up-pages.ts';

export interface OpenSite {
  services: Services;
  renderer: SiteRenderer;
  /**
   * Renders a public page without the cache.
   * @throws if it is not a 200
   */
  render(path: string): Promise<string>;
  close(): Promise<void>;
}

const publishedPages = 30;

export async function openSite(): Promise<OpenSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = environment(join(folder, 'site.db'));
  const services = await openServices(env, createLogger('error').logger);
  const published = await services.pages.publish(madeUpPages(0, publishedPages));
  if (!published.ok) throw new Error(published.failure.code);
  const renderer = await loadSiteRenderer(screenServices(services));
  return {
    services,
    renderer,
    async render(path) {
      const response = await renderer.render(new Request(env.siteUrl + path), null);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return response.text();
    },
    async close() {
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function environment(databaseFile: string): Env {
  const parsed = parseEnv({ DATABASE_URL: `file:${databaseFile}`, SITE_URL: 'https://site.example' });
  if (!parsed.ok) throw new Error(parsed.failure.message);
  return parsed.value;
}
