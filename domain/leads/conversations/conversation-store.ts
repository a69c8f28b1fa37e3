/** Queries of `conversations`. */
import { type Kysely, sql } from 'kysely';
import type { RowCondition, RowQuery } from '#database/row-query.ts';
import type { ConversationRow, Schema } from '#database/schema.ts';
import { countRows, matching, type Row, type RowSource, selectRows } from '#database/select-rows.ts';

export type ConversationWrite = Partial<Pick<ConversationRow, 'page_key' | 'state' | 'amount_cents'>>;

export function insertConversationRows(
  query: Kysely<Schema>,
  rows: readonly ConversationRow[],
): Promise<ConversationRow[]> {
  return query
    .insertInto('conversations')
    .values([...rows])
    .returningAll()
    .execute();
}

export function updateConversationRows(
  source: RowSource,
  conditions: readonly RowCondition[],
  changes: ConversationWrite,
): Promise<ConversationRow[]> {
  return source.query
    .updateTable('conversations')
    .set(changes)
    .where(matching(conditions, source.patterns))
    .returningAll()
    .execute();
}

export function deleteConversationRows(
  source: RowSource,
  conditions: readonly RowCondition[],
): Promise<ConversationRow[]> {
  return source.query
    .deleteFrom('conversations')
    .where(matching(conditions, source.patterns))
    .returningAll()
    .execute();
}

export function selectConversationRows(source: RowSource, query: RowQuery): Promise<Row[]> {
  return selectRows(source, 'conversations', query);
}

export function countConversationRows(
  source: RowSource,
  conditions: readonly RowCondition[],
): Promise<number> {
  return countRows(source, 'conversations', conditions);
}

export interface SalesOfPage {
  page_key: string;
  conversations: number;
  sales_cents: number;
}

/** @param period from its first moment, up to but not including its second */
export async function sumConversations(
  query: Kysely<Schema>,
  { from, before }: { from: string; before: string },
): Promise<SalesOfPage[]> {
  const rows = await query
    .selectFrom('conversations')
    .select(['page_key', ({ fn }) => fn.countAll<number | string>().as('conversations')])
    .select(
      sql<number | string>`sum(case when state = 'vendido' then amount_cents else 0 end)`.as('sales_cents'),
    )
    .where('at', '>=', from)
    .where('at', '<', before)
    .groupBy('page_key')
    .execute();
  return rows.map(({ page_key, conversations, sales_cents }) => ({
    page_key,
    conversations: Number(conversations),
    sales_cents: Number(sales_cents ?? 0),
  }));
}

export async function countQuotesBefore(query: Kysely<Schema>, at: string): Promise<number> {
  const { open } = await query
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('state', '=', 'orcamento')
    .where('at', '<', at)
    .executeTakeFirstOrThrow();
  return Number(open);
}
