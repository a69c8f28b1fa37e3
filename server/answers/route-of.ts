/** Finds the route of the build that matches an address. */
import type { matchRoutes } from 'react-router';
import type { SiteBuild } from './site-build.ts';

/**
 * @param match of React Router, which must be imported after the environment is set
 * @returns a function that finds the whole path of the route, such as `topicos/:slug`
 */
export function routeFinder(
  { routes }: Pick<SiteBuild, 'routes'>,
  match: typeof matchRoutes,
): (path: string) => string | null {
  const wholePath = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? [] : [...wholePath(route.parentId), ...(route.path ?? '').split('/')];
  };
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const leaves = Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => ({ path: `/${wholePath(id).filter(Boolean).join('/')}` }));
  return (path) => match(leaves, path)?.at(-1)?.route.path.slice(1) ?? null;
}
