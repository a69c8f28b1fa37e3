/**
 * All operations on conversations, bound to one database. No visitor sees them, so the content version does not change.
 */
import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { ConversationRow, Schema } from '#database/schema.ts';
import { allOrNothing } from '#domain/all-or-nothing.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import type { Clock } from '#domain/clock.ts';
import { asExpected } from '#domain/expected-rows.ts';
import { findCodeOfPage } from '#domain/leads/page-code-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import {
  type ConversationChanges,
  type ConversationFailure,
  isConversationState,
  maxAmountCents,
} from './conversation-rules.ts';
import { type ConversationWrite, conversationRows } from './conversation-store.ts';

type Changed = Result<ConversationRow[], ConversationFailure>;

export interface ConversationDependencies {
  database: Database;
  clock: Clock;
}

/** Does not check permissions: callers must have authorised an administrator. */
export interface ConversationService {
  insert(
    given: readonly (ConversationChanges & { page_key: string })[],
    options?: ChangeOptions,
  ): Promise<Changed>;
  update(
    conditions: readonly RowCondition[],
    changes: ConversationChanges,
    options?: ChangeOptions,
  ): Promise<Changed>;
}

export function createConversationService({
  database,
  clock,
}: ConversationDependencies): ConversationService {
  const { query, patterns } = database;

  function change(
    options: ChangeOptions,
    run: (transaction: typeof query) => Promise<Changed>,
  ): Promise<Changed> {
    return allOrNothing<ConversationRow[], ConversationFailure>(database, async (transaction) => {
      const changed = await run(transaction);
      return changed.ok ? asExpected(changed.value, options) : changed;
    });
  }

  return {
    insert(given, options = {}) {
      return change(options, async (transaction) => {
        const at = clock().toISOString();
        const rows: ConversationRow[] = [];
        for (const input of given) {
          const valid = await validated(transaction, input);
          if (!valid.ok) return valid;
          const row = {
            page_key: input.page_key,
            state: 'conversa',
            amount_cents: null,
            ...valid.value,
          } as const;
          rows.push({ ...row, id: randomUUIDv7(), at, by: options.by ?? null });
        }
        return withSaleAmounts(await conversationRows.insert(transaction, rows));
      });
    },
    update(conditions, changes, options = {}) {
      return change(options, async (transaction) => {
        const valid = await validated(transaction, changes);
        if (!valid.ok) return valid;
        return withSaleAmounts(
          await conversationRows.update({ query: transaction, patterns }, conditions, valid.value),
        );
      });
    },
  };
}

async function validated(
  query: Kysely<Schema>,
  changes: ConversationChanges,
): Promise<Result<ConversationWrite, ConversationFailure>> {
  const { page_key, state, amount_cents } = changes;
  if (state !== undefined && !isConversationState(state)) return refusal({ code: 'unknown_state', state });
  const isAmount = amount_cents == null || (amount_cents >= 0 && amount_cents <= maxAmountCents);
  if (!isAmount) return refusal({ code: 'bad_amount' });
  if (page_key !== undefined && !(await isKnownPage(query, page_key))) {
    return refusal({ code: 'unknown_page', pageKey: page_key });
  }
  return success({
    ...(page_key !== undefined && { page_key }),
    ...(state !== undefined && { state }),
    ...(amount_cents !== undefined && { amount_cents }),
  });
}

/** PostgreSQL refuses a NUL in a query, and no key contains one. */
async function isKnownPage(query: Kysely<Schema>, key: string): Promise<boolean> {
  return !key.includes('\0') && (await findCodeOfPage(query, key)) !== null;
}

/**
 * Checked on the rows as they would be stored: a change of the state alone may combine with an amount noted earlier.
 */
function withSaleAmounts(rows: ConversationRow[]): Changed {
  const isMissing = rows.some(({ state, amount_cents }) => state === 'vendido' && !amount_cents);
  return isMissing ? refusal({ code: 'amount_missing' }) : success(rows);
}
