/** `app/routes.ts` as the router reads it: which routes exist, and which one answers a path. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '#app/routes.ts';

export interface Route {
  /** The whole path below the root, such as `topicos/:slug`; empty for home. */
  path: string;
  /** Its module, relative to app/. */
  file: string;
  /** Whether it is a page with the header and footer of the public site. */
  isPublicPage: boolean;
}

const publicLayout = 'site/layout.tsx';

/** Every route that answers a path, in the order of the table. */
export const routeTable: readonly Route[] = flatten(routes, '', false);

function flatten(entries: readonly RouteConfigEntry[], parent: string, isPublicPage: boolean): Route[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = [parent, path].filter((part) => part !== '').join('/');
    return children === undefined
      ? [{ path: whole, file, isPublicPage }]
      : flatten(children, whole, isPublicPage || file === publicLayout);
  });
}

const routesByPath = new Map(routeTable.map((route) => [route.path, route]));
const routeObjects = routeTable.map((route): RouteObject => ({ path: `/${route.path}` }));

/** @param path may have a query */
export function routeOf(path: string): Route | undefined {
  const matched = matchRoutes(routeObjects, path.replace(/\?.*$/, ''));
  return routesByPath.get(matched?.[0]?.route.path?.slice(1) ?? '');
}

/** The first segment of every route whose first segment is fixed text, and not a parameter. */
export const firstWords: readonly string[] = [
  ...new Set(routeTable.map(({ path }) => path.split('/')[0] ?? '').filter((word) => /^[^:*]/.test(word))),
];
