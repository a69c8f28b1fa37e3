/**
 * How a document gets its styles and scripts. Public screens carry the style sheet inside the HTML and at
 * most the islands' runtime; only routes whose `handle` asks for it are hydrated as a whole.
 */
import { createContext, use } from 'react';
import type { EntryContext, UIMatch } from 'react-router';
import { Scripts, ScrollRestoration } from 'react-router';

export interface RouteHandle {
  /** The whole screen runs in the browser (the administrator's area). */
  hydrate?: boolean;
  /** The screen marks islands that wake on their own. */
  islands?: boolean;
}

interface Assets {
  inlineStyles: string | null;
  stylesHref: string;
  headingFontHref: string;
  islandsHref: string;
  nonce: string | null;
}

const AssetsContext = createContext<Assets | null>(null);

export const DocumentAssets = AssetsContext.Provider;

export function needsHydration(routeIds: string[], modules: EntryContext['routeModules']): boolean {
  return routeIds.some((id) => (modules[id]?.handle as RouteHandle | undefined)?.hydrate === true);
}

function handlesOf(matches: UIMatch[]): RouteHandle[] {
  return matches.map((match) => (match.handle ?? {}) as RouteHandle);
}

/** The public style sheet, allowed by its hash in the policy; hydrated screens bring their own through `links`. */
export function DocumentStyles({ matches }: { matches: UIMatch[] }) {
  const assets = use(AssetsContext);
  if (assets === null || handlesOf(matches).some((handle) => handle.hydrate)) return null;
  return (
    <>
      <link rel="preload" href={assets.headingFontHref} as="font" type="font/woff2" crossOrigin="anonymous" />
      {assets.inlineStyles === null ? (
        <link rel="stylesheet" href={assets.stylesHref} />
      ) : (
        <style dangerouslySetInnerHTML={{ __html: assets.inlineStyles }} />
      )}
    </>
  );
}

export function DocumentScripts({ matches }: { matches: UIMatch[] }) {
  const assets = use(AssetsContext);
  const handles = handlesOf(matches);
  if (handles.some((handle) => handle.hydrate)) {
    const nonce = assets?.nonce ? { nonce: assets.nonce } : {};
    return (
      <>
        <ScrollRestoration {...nonce} />
        <Scripts {...nonce} />
      </>
    );
  }
  return assets !== null && handles.some((handle) => handle.islands) ? (
    <script type="module" src={assets.islandsHref} />
  ) : null;
}
