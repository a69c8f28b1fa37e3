/**
 * Decides which styles and scripts a document gets. Public screens inline their style sheets and the visitors' script.
 * Only routes whose `handle` sets `hydrate` are hydrated as a whole.
 */
import { createContext, use } from 'react';
import type { EntryContext, UIMatch } from 'react-router';
import { Scripts, ScrollRestoration } from 'react-router';
import type { InlineSheets } from './styles/inline-sheets.ts';
import type { SheetName } from './styles/sheets.ts';

/** A style sheet that not every public screen has. */
type FurtherSheet = Exclude<SheetName, 'site'>;

export interface RouteHandle {
  /** The whole screen runs in the browser (the administrator's area). */
  hydrate?: boolean;
  /** Style sheets the public screen needs in addition to `site`, which every screen has. */
  styles?: readonly FurtherSheet[];
  /** Further sheets, for the state that its loader returned. */
  stylesOfState?: (loaderData: unknown) => readonly FurtherSheet[];
}

interface Assets {
  /** Text of each built sheet, to be inlined; null in development, where they are linked. */
  inlineStyles: InlineSheets | null;
  sheetHrefs: Readonly<Record<SheetName, string>>;
  visitorScript: string;
  /** The script that the visitors' script requests on the first interaction. */
  restHref: string;
  /** The code of all hydrated screens. */
  screenHrefs: readonly string[];
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

/**
 * The inlined public style sheets. The content security policy allows them by their hash. Hydrated screens link their own
 * through `links`.
 */
export function DocumentStyles({ matches }: { matches: UIMatch[] }) {
  const assets = use(AssetsContext);
  const handles = handlesOf(matches);
  if (assets === null || handles.some((handle) => handle.hydrate)) return null;
  const names = new Set<SheetName>([
    'site',
    ...handles.flatMap(({ styles = [], stylesOfState }, index) => [
      ...styles,
      ...(stylesOfState?.(matches[index]?.loaderData) ?? []),
    ]),
  ]);
  const { inlineStyles, sheetHrefs } = assets;
  return (
    <>
      {inlineStyles === null ? (
        [...names].map((name) => <link key={name} rel="stylesheet" href={sheetHrefs[name]} />)
      ) : (
        // One element, so that the policy needs one hash.
        <style dangerouslySetInnerHTML={{ __html: [...names].map((name) => inlineStyles[name]).join('') }} />
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
        {/* When the code of the next screen is missing, React Router reloads, which offline ends on an empty page. */}
        {assets?.screenHrefs.map((href) => (
          <link key={href} rel="prefetch" as="script" href={href} />
        ))}
      </>
    );
  }
  if (assets === null) return null;
  // The hash in the policy covers the text, not the attributes.
  const page = pageCodeOf(matches);
  return (
    <script
      {...(page && { 'data-page': page })}
      data-rest={assets.restHref}
      dangerouslySetInnerHTML={{ __html: assets.visitorScript }}
    />
  );
}

/** Taken from what the loader of the public layout returned. */
function pageCodeOf(matches: UIMatch[]): string | null {
  for (const { loaderData } of matches) {
    const data = loaderData as { pageCode?: unknown } | null | undefined;
    if (typeof data?.pageCode === 'string') return data.pageCode;
  }
  return null;
}
