/** The only way for a loader to read a query parameter. */
import { type DeclaredQuery, queries } from './paths.ts';

const declared: ReadonlySet<DeclaredQuery> = new Set(Object.values(queries));

/**
 * @returns the first value, or null without one
 * @throws for a parameter that is not declared at all, or not for this address, because the HTML cache drops it
 */
export function readQuery(request: Request, query: DeclaredQuery): string | null {
  const { path, name } = query;
  if (!declared.has(query)) throw new Error(`'${name}' is not under \`queries\` in app/paths.ts`);
  const url = new URL(request.url);
  if (url.pathname !== path) {
    throw new Error(`'${name}' is declared for ${path}: declare it for ${url.pathname} too`);
  }
  // biome-ignore lint/plugin: the name is declared.
  return url.searchParams.get(name);
}
