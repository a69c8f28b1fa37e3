/** Queries of `conversations`. */
import { type Kysely, sql } from 'kysely';
import { rowChanges } from '#database/change-rows.ts';
import type { ConversationRow, Schema } from '#database/schema.ts';

export const conversationRows = rowChanges('conversations');

export type ConversationWrite = Partial<Pick<ConversationRow, 'page_key' | 'state' | 'amount_cents'>>;

export interface SalesOfPage {
  page_key: string;
  conversations: number;
  sales_cents: number;
}

/** Sums the conversations from the moment `from`, up to but not including `before` (ISO-8601, UTC). */
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

/** Counts the conversations before this moment (ISO-8601, UTC) whose quote is still waiting for an answer. */
export async function countQuotesBefore(query: Kysely<Schema>, at: string): Promise<number> {
  const { open } = await query
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('state', '=', 'orcamento')
    .where('at', '<', at)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/**
 * Forgets the amounts of conversations and who noted them, because with its day an amount can be matched to an invoice.
 * @param at the first moment to keep (ISO-8601, UTC)
 */
export async function forgetSalesBefore(query: Kysely<Schema>, at: string): Promise<void> {
  await query
    .updateTable('conversations')
    .set({ amount_cents: null, by: null })
    .where('at', '<', at)
    .where(({ or, eb }) => or([eb('amount_cents', 'is not', null), eb('by', 'is not', null)]))
    .execute();
}
