/**
 * One entry for both worlds. A hydrated document (the administrator's area) announces itself with React
 * Router's context; everywhere else this is the visitors' script, small and without React.
 */
import { findAdministratorTools } from './islands/administrator-tools.ts';
import { watchImages } from './islands/failed-images.ts';
import { watchIslands } from './islands/runtime.ts';
import { keepSummariesSteady } from './islands/steady-summaries.ts';

if ('__reactRouterContext' in window) void import('./hydrate-document.tsx');
else {
  watchImages(document);
  watchIslands(document);
  keepSummariesSteady(document);
  const tools = findAdministratorTools(document, () => localStorage);
  if (tools !== null) {
    void import('./admin/page-tools/mount.tsx').then(({ mountPageTools }) => mountPageTools(tools));
  }
}
