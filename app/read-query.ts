/** The only way for a loader to read a query parameter. */
import type { Query } from './paths.ts';

/**
 * @returns the first value, or null without one
 * @throws at an address the parameter is not declared for, because the HTML cache drops it there
 */
export function readQuery(request: Request, { path, name }: Query): string | null {
  const url = new URL(request.url);
  if (url.pathname !== path) {
    throw new Error(`'${name}' is declared for ${path}: declare it for ${url.pathname} too`);
  }
  // biome-ignore lint/plugin: the name is declared.
  return url.searchParams.get(name);
}
