import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { nonceContext, servicesContext } from './context.ts';
import { DocumentAssets, needsHydration } from './document-assets.tsx';
import visitorScript from './islands/visitor-script.ts?inline-script';
import { catalogueMenus } from './sections/header/catalogue-menus.server.tsx';
import { CatalogueMenusProvider } from './sections/header/catalogue-menus.ts';
import { sheetHrefs } from './styles/sheets.ts';

// Used by the server (server/answers/site-build.ts); React Router uses the other exports.
export { handWrittenPages } from './catalogue/hand-written-pages.server.ts';
export { pagesOnSubject } from './catalogue/search/suggest-pages.server.ts';
export { createLoadContext } from './context.ts';
export { indexablePages, indexablePaths } from './seo/indexable-paths.server.ts';
export { ownAddresses } from './seo/own-addresses.server.ts';
export { inlineSheets } from './styles/inline-sheets.ts';
export { visitorScript };

const renderTimeoutMs = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // A cached page without a code would not be counted until its content changes.
  if (isCodeMissing(entry)) headers.set('Cache-Control', 'no-store');
  const hydrates = needsHydration(
    entry.staticHandlerContext.matches.map((match) => match.route.id),
    entry.routeModules,
  );
  // For data that no script will read, React Router would add an empty boundary to the page.
  const { serverHandoffStream: _data, ...withoutData } = entry;
  const nonce = loadContext.get(nonceContext);
  const document = (
    <DocumentAssets
      value={{
        inlineStyles: loadContext.get(servicesContext).inlineStyles,
        sheetHrefs,
        visitorScript,
        restHref: entry.manifest.entry.module,
        screenHrefs: hydrates ? hydratedScreens(entry) : [],
        nonce,
      }}
    >
      <CatalogueMenusProvider value={catalogueMenus}>
        <ServerRouter
          context={hydrates ? entry : withoutData}
          url={request.url}
          {...(nonce ? { nonce } : {})}
        />
      </CatalogueMenusProvider>
    </DocumentAssets>
  );
  if (!hydrates) {
    return new Response(`<!DOCTYPE html>${renderToString(document, { identifierPrefix: 'd' })}`, {
      status,
      headers,
    });
  }
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      ...(nonce ? { nonce } : {}),
      onAllReady() {
        clearTimeout(timeout);
        const body = new PassThrough();
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      },
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderTimeoutMs);
  });
}

/** @returns addresses of the modules of all hydrated screens, less those that this document requests itself */
function hydratedScreens({ manifest, routeModules, staticHandlerContext }: EntryContext): string[] {
  const codeOf = (routeId: string): string[] => {
    const route = manifest.routes[routeId];
    return route === undefined ? [] : [route.module, ...(route.imports ?? [])];
  };
  const requested = new Set(staticHandlerContext.matches.flatMap(({ route }) => codeOf(route.id)));
  const hrefs = Object.values(manifest.routes).flatMap((route) =>
    route !== undefined && needsHydration([route.id, route.parentId ?? ''], routeModules)
      ? codeOf(route.id)
      : [],
  );
  return [...new Set(hrefs)].filter((href) => !requested.has(href));
}

function isCodeMissing({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData).some(
    (data: { isCodeMissing?: unknown } | null) => data?.isCodeMissing === true,
  );
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(servicesContext).report.failure(error);
};
