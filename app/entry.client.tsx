/**
 * The entry for both kinds of documents. If React Router's context is present, the document is hydrated; that is the
 * administrator's area. On a public page the visitors' script (`islands/visitor-script.ts`) requests this module when
 * there is something to do, so it is small and contains no React.
 */
import { findAdministratorTools } from './islands/administrator-tools.ts';
import { replaceImage } from './islands/failed-images.ts';
import { touchIsland } from './islands/runtime.ts';

/** @param event what the visitors' script has caught: an event in an island, or a picture that failed to load */
export async function wake(event: Event): Promise<void> {
  const { target } = event;
  if (event.type === 'error') return replaceImage(target as HTMLImageElement);
  const island = (target as Element).closest<HTMLElement>('[data-island]');
  if (island !== null) await touchIsland(island, event);
}

function showAdministratorTools(): void {
  const tools = findAdministratorTools(document, () => localStorage);
  if (tools === null) return;
  void import('./admin/page-tools/mount.tsx').then(({ mountPageTools }) => mountPageTools(tools));
}

if ('__reactRouterContext' in window) void import('./hydrate-document.tsx');
else if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', showAdministratorTools, { once: true });
} else showAdministratorTools();
