/** The routes of the parts page. `app/routes.ts` adds them in development only, so no build contains them. */
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { adminGroups, publicGroups } from './groups.ts';

export const partsPageRoutes: RouteConfigEntry[] = [
  layout('parts-page/layout.tsx', [
    route('dev/parts', 'parts-page/overview.tsx'),
    ...publicGroups.map(({ path, file }) => route(path.slice(1), file)),
  ]),
  layout(
    'parts-page/admin/layout.tsx',
    adminGroups.map(({ path, file }) => route(path.slice(1), file)),
  ),
];
