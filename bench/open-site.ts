/** The product inside the measuring process, with pages published as an administrator would have them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Env, parseEnv } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { screenServices } from '#server/screen-services.ts';
import { openServices, type Services } from '#server/services.ts';
import { loadSiteRenderer, type SiteRenderer } from '#server/site-renderer.ts';
import { madeUpPages } from './made-up-pages.ts';

export interface OpenSite {
  services: Services;
  renderer: SiteRenderer;
  /** Draws a public page from nothing. @throws when it is not a 200 */
  draw(path: string): Promise<string>;
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
    async draw(path) {
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
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.env;
}
