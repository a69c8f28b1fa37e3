/**
 * The site with a mark in every figure: Vite loads its sources with another version of domain/facts/mark-figure.ts. A
 * mark replaces the figure's first character, so that no text grows beyond its limits.
 */
import { createServer, type ViteDevServer } from 'vite';
import type { ScreenServices } from '#app/context.ts';
import { checkSiteBuild } from '../../answers/site-build.ts';

/** Marks are characters of the private use area, from this one on. */
const firstMark = 0xe000;
const marksKey = '__marksOfFigures';

const markingModule = `
  const marks = (globalThis.${marksKey} ??= []);
  export function markFigure(text, figure) {
    const key = JSON.stringify(figure);
    if (!marks.includes(key)) marks.push(key);
    return String.fromCharCode(${firstMark} + marks.indexOf(key)) + text.slice(1);
  }
`;

export interface MarkedSite {
  indexablePaths: readonly string[];
  /** @returns the HTML, or null for an address that is not a page */
  render(path: string): Promise<string | null>;
  /** Each figure in the HTML, as the JSON that `markFigure` was given. */
  figuresIn(html: string): string[];
  close(): Promise<void>;
}

/** @param start starts Vite */
export async function loadMarkedSite(
  services: ScreenServices,
  start: typeof createServer = createServer,
): Promise<MarkedSite> {
  const vite = await start({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'mark-figures',
        enforce: 'pre',
        load: { filter: { id: /\/domain\/facts\/mark-figure\.ts$/ }, handler: () => markingModule },
      },
    ],
  });
  try {
    return await siteOf(vite, services);
  } catch (error) {
    // Otherwise its watchers would keep the process alive after the message.
    await vite.close();
    throw error;
  }
}

async function siteOf(vite: ViteDevServer, services: ScreenServices): Promise<MarkedSite> {
  // Imported through Vite, so that it is the same copy that the screens use.
  const { createRequestHandler } = (await vite.ssrLoadModule(
    'react-router',
  )) as typeof import('react-router');
  const build = checkSiteBuild(await vite.ssrLoadModule('virtual:react-router/server-build'));
  const { createLoadContext, indexablePaths } = build.entry.module;
  const handle = createRequestHandler(build, 'development');
  return {
    indexablePaths: indexablePaths(),
    async render(path) {
      const context = createLoadContext({ ...services, inlineStyles: null }, null);
      const response = await handle(new Request(services.site.url + path), context);
      const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
      return isPage ? response.text() : null;
    },
    figuresIn(html) {
      const marks = (globalThis as { [marksKey]?: readonly string[] })[marksKey] ?? [];
      return [...html.matchAll(/[\ue000-\uf8ff]/g)].flatMap(
        ([mark]) => marks[mark.charCodeAt(0) - firstMark] ?? [],
      );
    },
    close: () => vite.close(),
  };
}
