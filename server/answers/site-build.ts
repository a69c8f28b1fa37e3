/** The built screens, as the server uses them. Their types come from the source; the module is checked when it is loaded. */
import type { ServerBuild } from 'react-router';
import { z } from 'zod';
import type * as EntryServer from '#app/entry.server.tsx';

/** What the server itself uses from `app/entry.server.tsx`; React Router uses the rest. */
type EntryModule = Pick<
  typeof EntryServer,
  | 'createLoadContext'
  | 'handWrittenPages'
  | 'indexablePages'
  | 'indexablePaths'
  | 'inlineSheets'
  | 'ownAddresses'
  | 'pagesOnSubject'
  | 'visitorScript'
>;

export type SiteBuild = ServerBuild & { entry: { module: EntryModule } };

const calledFunction = z.custom((value) => typeof value === 'function', 'is not a function');

const siteBuild = z.object({
  routes: z.record(z.string(), z.unknown()),
  entry: z.object({
    module: z.object({
      default: calledFunction,
      createLoadContext: calledFunction,
      handWrittenPages: calledFunction,
      indexablePages: calledFunction,
      indexablePaths: calledFunction,
      inlineSheets: calledFunction,
      ownAddresses: calledFunction,
      pagesOnSubject: calledFunction,
      visitorScript: z.string(),
    } satisfies Record<keyof EntryModule | 'default', z.ZodType>),
  }),
});

/**
 * @param loaded the build's module, from its file or from Vite
 * @throws when it lacks something the server calls
 */
export function checkSiteBuild(loaded: unknown): SiteBuild {
  if (!isSiteBuild(loaded)) {
    const problems = siteBuild.safeParse(loaded).error?.issues ?? [];
    const lines = problems.map(({ path, message }) => `  - ${path.join('.')}: ${message}`);
    throw new Error(['The build does not fit this server; run `npm run build`:', ...lines].join('\n'));
  }
  return loaded;
}

function isSiteBuild(loaded: unknown): loaded is SiteBuild {
  return siteBuild.safeParse(loaded).success;
}
