/**
 * How a document gets its styles and scripts. Public screens carry their style sheets inside the HTML and at
 * most the visitors' script; only routes whose `handle` asks for it are hydrated as a whole.
 */
import { createContext, use } from 'react';
import type { EntryContext, UIMatch } from 'react-router';
import { Scripts, ScrollRestoration } from 'react-router';
import type { SheetName } from './styles/sheets.ts';

export interface RouteHandle {
  /** The whole screen runs in the browser (the administrator's area). */
  hydrate?: boolean;
  /** The screen has work for the visitors' script: an island, a picture with a placeholder, the administrator's tools. */
  visitorScript?: boolean;
  /** Style sheets of a public screen beside the one all of them carry. */
  styles?: readonly Exclude<SheetName, 'site'>[];
}

interface Assets {
  /** Text of each built sheet, to be inlined; null in development, where they are linked. */
  inlineStyles: Readonly<Record<SheetName, string>> | null;
  sheetHrefs: Readonly<Record<SheetName, string>>;
  headingFontHref: string;
  visitorScriptHref: string;
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

/** The public style sheets, allowed by their hashes in the policy; hydrated screens bring their own through `links`. */
export function DocumentStyles({ matches }: { matches: UIMatch[] }) {
  const assets = use(AssetsContext);
  const handles = handlesOf(matches);
  if (assets === null || handles.some((handle) => handle.hydrate)) return null;
  const names = new Set<SheetName>(['site', ...handles.flatMap((handle) => handle.styles ?? [])]);
  const { inlineStyles, sheetHrefs, headingFontHref } = assets;
  return (
    <>
      <link rel="preload" href={headingFontHref} as="font" type="font/woff2" crossOrigin="anonymous" />
      {[...names].map((name) =>
        inlineStyles === null ? (
          <link key={name} rel="stylesheet" href={sheetHrefs[name]} />
        ) : (
          <style key={name} dangerouslySetInnerHTML={{ __html: inlineStyles[name] }} />
        ),
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
  return assets !== null && handles.some((handle) => handle.visitorScript) ? (
    <script type="module" src={assets.visitorScriptHref} />
  ) : null;
}
