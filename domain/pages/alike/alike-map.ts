/** Keeps the map of similar pages, which takes too long to make for every request. */
import type { Database } from '#database/database.ts';
import { withoutWaitingLimit } from '#database/outages/waiting-time.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { findPublishedIds } from '#domain/pages/page-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type AlikeGroup, findGroups } from './find-groups.ts';

export interface AlikeMap {
  /**
   * @returns the largest groups. While a new map is being made, they are those of the previous one; a refusal while the
   * first map is being made.
   */
  groups(limit: number): Promise<Result<AlikeGroup[], { code: 'map_under_way' }>>;
}

/** The map of a small site is ready within this time. Requests do not wait for that of a large one. */
const waitMs = 1500;

export function createAlikeMap({
  database,
  contentVersion,
}: Pick<PagesDependencies, 'database' | 'contentVersion'>): AlikeMap {
  let last: { version: number; groups: AlikeGroup[] } | null = null;
  let underWay: Promise<void> | null = null;

  async function makeMap(): Promise<void> {
    const version = await contentVersion.current();
    last = { version, groups: await findGroups(database.query) };
  }

  function startMaking(): Promise<void> {
    underWay ??= withoutWaitingLimit(makeMap).finally(() => {
      underWay = null;
    });
    // Callers that still wait get its error; nobody else needs it.
    underWay.catch(() => {});
    return underWay;
  }

  return {
    async groups(limit) {
      if (last === null || last.version !== (await contentVersion.current()))
        await within(waitMs, startMaking());
      if (last === null) return refusal({ code: 'map_under_way' });
      return success(await withoutRemovedPages(database, last.groups.slice(0, limit)));
    },
  };
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Leaves out pages that were deleted or merged since the map was made. */
async function withoutRemovedPages(
  { query }: Pick<Database, 'query'>,
  groups: readonly AlikeGroup[],
): Promise<AlikeGroup[]> {
  const ids = await findPublishedIds(
    query,
    groups.flatMap(({ pages }) => pages.map(({ id }) => id)),
  );
  return groups
    .map(({ count, pages }) => {
      const left = pages.filter(({ id }) => ids.has(id));
      return { count: count - (pages.length - left.length), pages: left };
    })
    .filter(({ pages }) => pages.length > 1);
}
