/** Queries of `redirects`: what is answered at addresses that have no page any more. */
import { type Kysely, sql } from 'kysely';
import { rowChanges } from '#database/change-rows.ts';
import { inParts } from '#database/in-parts.ts';
import type { RowQuery } from '#database/row-query.ts';
import type { RedirectRow, Schema } from '#database/schema.ts';
import { type Row, type RowSource, selectRows } from '#database/select-rows.ts';
import { createPause, type Pause } from '#domain/pause.ts';

export const ruleRows = rowChanges('redirects');

/** The rule of an address, with the slug of the page it leads to. */
export type FoundRule = Pick<RedirectRow, 'status' | 'to_path' | 'to_page_id'> & {
  /** Null if the rule leads to no page, or the page is not published now. */
  slug: string | null;
};

export type NewRule = Pick<
  RedirectRow,
  'from_path' | 'to_page_id' | 'to_path' | 'status' | 'kind' | 'by' | 'at'
>;

/** @returns a function that finds the rule of an address. It is called at every miss, so the query is built once. */
export function ruleFinder(query: Kysely<Schema>): (fromPath: string) => Promise<FoundRule | null> {
  const built = query
    .selectFrom('redirects')
    .leftJoin('generated_pages', 'generated_pages.id', 'redirects.to_page_id')
    .select(['redirects.status', 'redirects.to_path', 'redirects.to_page_id', 'generated_pages.slug'])
    .where('from_path', '=', '')
    .compile();
  return async (fromPath) => {
    // PostgreSQL refuses a NUL in a query, and no address contains one.
    if (fromPath.includes('\0')) return null;
    const { rows } = await query.executeQuery<FoundRule>({ ...built, parameters: [fromPath] });
    return rows[0] ?? null;
  };
}

/** Replaces existing rules, and resets their counts. */
export async function putRules(
  query: Kysely<Schema>,
  rules: readonly NewRule[],
  pause?: Pause,
): Promise<void> {
  await writeRules(query, rules, { hits: 0, last_hit_at: null }, pause);
}

/** Replaces existing rules, and keeps their counts. */
export async function changeRules(
  query: Kysely<Schema>,
  rules: readonly NewRule[],
  pause?: Pause,
): Promise<void> {
  await writeRules(query, rules, {}, pause);
}

async function writeRules(
  query: Kysely<Schema>,
  rules: readonly NewRule[],
  counts: { hits?: number; last_hit_at?: null },
  pause = createPause(),
): Promise<void> {
  for (const part of inParts(rules)) {
    await query
      .insertInto('redirects')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('from_path').doUpdateSet(({ ref }) => ({
          to_page_id: ref('excluded.to_page_id'),
          to_path: ref('excluded.to_path'),
          status: ref('excluded.status'),
          kind: ref('excluded.kind'),
          by: ref('excluded.by'),
          at: ref('excluded.at'),
          ...counts,
        })),
      )
      .execute();
    await pause();
  }
}

/** Where a rule leads. Both targets are null for an address that is gone. */
export type RuleTarget = Pick<RedirectRow, 'from_path' | 'to_page_id' | 'to_path' | 'status'>;

export type StoredRule = RuleTarget &
  Pick<RedirectRow, 'kind'> & {
    /** The slug of the page it leads to; null if that page is not published now. */
    slug: string | null;
  };

function storedRules(query: Kysely<Schema>) {
  return query
    .selectFrom('redirects')
    .leftJoin('generated_pages', 'generated_pages.id', 'redirects.to_page_id')
    .select(['from_path', 'to_page_id', 'to_path', 'status', 'kind', 'generated_pages.slug']);
}

export async function findRulesAt(
  query: Kysely<Schema>,
  paths: readonly string[],
  pause = createPause(),
): Promise<StoredRule[]> {
  const found: StoredRule[] = [];
  for (const part of inParts(paths)) {
    found.push(...(await storedRules(query).where('from_path', 'in', part).execute()));
    await pause();
  }
  return found;
}

/** The rules that lead to one of these addresses. */
export async function findRulesAimingAt(
  query: Kysely<Schema>,
  paths: readonly string[],
  pause: Pause,
): Promise<StoredRule[]> {
  const found: StoredRule[] = [];
  for (const part of inParts(paths)) {
    found.push(...(await storedRules(query).where('to_path', 'in', part).execute()));
    await pause();
  }
  return found;
}

/** @returns the ids of published pages by their slug */
export async function findPageIdsBySlug(
  query: Kysely<Schema>,
  slugs: readonly string[],
  pause: Pause,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const part of inParts(slugs)) {
    const rows = await query
      .selectFrom('generated_pages')
      .select(['id', 'slug'])
      .where('slug', 'in', part)
      .execute();
    for (const { id, slug } of rows) found.set(slug, id);
    await pause();
  }
  return found;
}

export function findRuleRows(query: Kysely<Schema>, paths: readonly string[]): Promise<RedirectRow[]> {
  if (paths.length === 0) return Promise.resolve([]);
  return query.selectFrom('redirects').selectAll().where('from_path', 'in', paths).execute();
}

export type ListedRule = StoredRule & Pick<RedirectRow, 'hits' | 'last_hit_at'>;

/**
 * Ordered by address.
 * @param after null for the first ones
 */
export function listRuleRows(
  query: Kysely<Schema>,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListedRule[]> {
  return storedRules(query)
    .select(['hits', 'last_hit_at'])
    .$if(after !== null, (rows) => rows.where('from_path', '>', after))
    .orderBy('from_path')
    .limit(limit)
    .execute();
}

/** Adds to the counts. Rules with the same number of hits share a statement. */
export async function addHits(
  query: Kysely<Schema>,
  counted: readonly { path: string; hits: number }[],
  at: string,
): Promise<void> {
  for (const [hits, same] of Map.groupBy(counted, (rule) => rule.hits)) {
    for (const part of inParts(same)) {
      await query
        .updateTable('redirects')
        .set({ hits: sql`hits + ${sql.lit(hits)}`, last_hit_at: at })
        .where(
          'from_path',
          'in',
          part.map(({ path }) => path),
        )
        .execute();
    }
  }
}

export function selectRuleRows(source: RowSource, query: RowQuery): Promise<Row[]> {
  return selectRows(source, 'redirects', query);
}

export async function deleteRules(query: Kysely<Schema>, fromPaths: readonly string[]): Promise<void> {
  if (fromPaths.length === 0) return;
  await query.deleteFrom('redirects').where('from_path', 'in', fromPaths).execute();
}

/** The rule left by the latest change of a page's address. */
export async function findNewestRename(
  query: Kysely<Schema>,
  pageId: string,
): Promise<Pick<RedirectRow, 'from_path' | 'at'> | null> {
  const rule = await query
    .selectFrom('redirects')
    .select(['from_path', 'at'])
    .where('to_page_id', '=', pageId)
    .where('kind', '=', 'slug')
    .orderBy('at', 'desc')
    .orderBy('from_path')
    .limit(1)
    .executeTakeFirst();
  return rule ?? null;
}

/** Turns the rule that a deletion left at the former address of a page into a redirect to the page. */
export async function redirectGoneAddress(
  query: Kysely<Schema>,
  fromPath: string,
  pageId: string,
  at: string,
): Promise<void> {
  await query
    .updateTable('redirects')
    .set({ status: 301, kind: 'slug', at })
    .where('from_path', '=', fromPath)
    .where('to_page_id', '=', pageId)
    .execute();
}
