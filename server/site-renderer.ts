/** React Router's request handler over the build, with what its screens need from the server. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { chooseProductionReact } from './env.ts';
import { hashSource } from './middleware/security-headers.ts';

/** What app/entry.server.tsx exports beside its default. */
export interface EntryModule {
  sheetHrefs: Readonly<Record<string, string>>;
  createLoadContext(services: object, nonce: string | null): RouterContextProvider;
}

export interface SiteRenderer {
  /** @param nonce for the scripts of the administrator's area; null on public pages */
  render(request: Request, nonce: string | null): Promise<Response>;
  /** CSP sources of the inlined style sheets. */
  styleSources: readonly string[];
}

export const buildFolder = 'build';
export const clientFolder = join(buildFolder, 'client');

/**
 * @param services without the style sheets, which are read from the build here
 * @throws when there is no build
 */
export async function loadSiteRenderer(services: object): Promise<SiteRenderer> {
  const file = join(process.cwd(), buildFolder, 'server', 'index.js');
  if (!existsSync(file)) throw new Error('There is no build: run `npm run build` first');
  // Before anything loads React, the router included.
  chooseProductionReact();
  const { createRequestHandler } = await import('react-router');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const entry = build.entry.module as unknown as EntryModule;
  const inlineStyles = Object.fromEntries(
    Object.entries(entry.sheetHrefs).map(([name, href]) => [
      name,
      readFileSync(join(clientFolder, href), 'utf8').trim(),
    ]),
  );
  const handle = createRequestHandler(build, 'production');
  return {
    styleSources: Object.values(inlineStyles).map(hashSource),
    render: (request, nonce) =>
      handle(request, entry.createLoadContext({ ...services, inlineStyles }, nonce)),
  };
}
