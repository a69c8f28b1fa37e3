/**
 * The entry for both kinds of documents. A hydrated one (the administrator's area) is recognised by React Router's
 * context. On a public page the visitors' script (`islands/visitor-script.ts`) requests it when there is something to
 * do; it is small and contains no React.
 */
import { findAdministratorTools } from './islands/administrator-tools.ts';
import { replaceImage } from './islands/failed-images.ts';
import { touchIsland } from './islands/runtime.ts';

/** @param event what the visitors' script has seen: a touch of an island, or the error of a picture */
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
