/** React Router's request handler over the build, with the services its screens need. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ReactRouter from 'react-router';
import type { SuggestedPage } from '#app/catalogue/search/suggest-pages.server.ts';
import type { ScreenServices } from '#app/context.ts';
import type { SitePage } from '#domain/leads/reports/page-facts.ts';
import type { HandWrittenPage } from '#domain/pages/gate/hand-written-page.ts';
import { chooseProductionReact } from '../env.ts';
import { publicPolicies } from './public-policies.ts';
import { routeFinder } from './route-of.ts';
import { checkSiteBuild, type SiteBuild } from './site-build.ts';
import { listFiles } from './static-files.ts';

export interface SiteRenderer {
  /**
   * @param nonce for the scripts of the administrator's area; null on public pages
   * @param gonePath path of a deleted page; the not-found page is rendered in its place
   */
  render(request: Request, nonce: string | null, gonePath?: string): Promise<Response>;
  /** Whether the site map lists a page at this path and query, generated pages aside. */
  isListed(key: string): boolean;
  /** Every listed page that is not generated. */
  sitePages(): Promise<readonly SitePage[]>;
  /** The pages of the site that are shown beside a generated page with this title. */
  pagesOnSubject(title: string): Promise<readonly SuggestedPage[]>;
  /** @returns a function that tells whether the site itself answers at a path, generated pages aside */
  loadRouteMatcher(): Promise<(path: string) => boolean>;
  /** The Content-Security-Policy of a rendered public page. */
  policyOf(html: string): string;
}

export const buildFolder = 'build';
export const clientFolder = join(buildFolder, 'client');

const buildFile = join(process.cwd(), buildFolder, 'server', 'index.js');

async function loadBuild(): Promise<SiteBuild> {
  // Must run before the router is imported, because that loads React.
  chooseProductionReact();
  return checkSiteBuild(await import(pathToFileURL(buildFile).href));
}

/** @returns the pages of the last build, even in development; none if there is no build */
export async function loadHandWrittenPages(): Promise<HandWrittenPage[]> {
  return existsSync(buildFile) ? (await loadBuild()).entry.module.handWrittenPages() : [];
}

/** @throws when there is no build, or it does not fit this server */
async function loadRequiredBuild(): Promise<SiteBuild> {
  if (!existsSync(buildFile)) throw new Error('There is no build: run `npm run build` first');
  return loadBuild();
}

/**
 * @returns a function that tells whether the built site itself answers at a path, generated pages aside
 * @throws when there is no build, or it does not fit this server
 */
export async function loadRouteMatcher(): Promise<(path: string) => boolean> {
  const matchesRoute = routeMatcherOf(await loadRequiredBuild(), await import('react-router'));
  const files = listFiles(clientFolder);
  return (path) => files.has(path) || matchesRoute(path);
}

export function routeMatcherOf(
  build: SiteBuild,
  { matchRoutes }: Pick<typeof ReactRouter, 'matchRoutes'>,
): (path: string) => boolean {
  return build.entry.module.ownAddresses(routeFinder(build, matchRoutes));
}

/** @throws when there is no build, or it does not fit this server */
export async function loadSiteRenderer(services: ScreenServices): Promise<SiteRenderer> {
  const build = await loadRequiredBuild();
  const { createRequestHandler } = await import('react-router');
  const { createLoadContext, indexablePages, inlineSheets, pagesOnSubject, visitorScript } =
    build.entry.module;
  const pages = indexablePages();
  const listed = new Set(pages.map(({ path }) => path));
  const inlineStyles = inlineSheets((href) => readFileSync(join(clientFolder, href), 'utf8'));
  const handle = createRequestHandler(build, 'production');
  const matchesRoute = await loadRouteMatcher();
  return {
    isListed: (key) => listed.has(key),
    sitePages: async () => pages,
    pagesOnSubject: async (title) => pagesOnSubject(title),
    loadRouteMatcher: async () => matchesRoute,
    policyOf: publicPolicies(Object.values(inlineStyles), visitorScript),
    render: (request, nonce, gonePath) =>
      handle(request, createLoadContext({ ...services, inlineStyles }, nonce, gonePath)),
  };
}
