/** All operations on conversations, bound to one database. No visitor sees them, so the content version stays. */
import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import type { RowCondition, RowQuery } from '#database/row-query.ts';
import type { ConversationRow, Schema } from '#database/schema.ts';
import type { Row } from '#database/select-rows.ts';
import type { Clock } from '#domain/clock.ts';
import { findCodeOfPage } from '#domain/leads/page-code-store.ts';
import { type ReadLimit, readWithin } from '#domain/pages/read-within.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import {
  type ConversationChanges,
  type ConversationFailure,
  isConversationState,
  maxAmountCents,
} from './conversation-rules.ts';
import {
  type ConversationWrite,
  countConversationRows,
  deleteConversationRows,
  insertConversationRows,
  selectConversationRows,
  updateConversationRows,
} from './conversation-store.ts';

type Changed = Result<ConversationRow[], ConversationFailure>;

interface ConversationOptions {
  isOneRowExpected?: boolean;
  /** Id of the administrator. */
  by?: string | null;
}

/** Does not check permissions: callers must have authorised an administrator. */
export interface ConversationService {
  selectRows(query: RowQuery, limit?: ReadLimit): Promise<Row[]>;
  countRows(conditions: readonly RowCondition[], limit?: ReadLimit): Promise<number>;
  insert(
    given: readonly (ConversationChanges & { page_key: string })[],
    options?: ConversationOptions,
  ): Promise<Changed>;
  update(
    conditions: readonly RowCondition[],
    changes: ConversationChanges,
    options?: ConversationOptions,
  ): Promise<Changed>;
  delete(conditions: readonly RowCondition[], options?: ConversationOptions): Promise<Changed>;
}

/** Thrown to roll the transaction back, and always caught in this module. */
class Refused extends Error {
  readonly failure: ConversationFailure;

  constructor(failure: ConversationFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

export function createConversationService(database: Database, clock: Clock): ConversationService {
  const { query, patterns } = database;

  async function change(
    { isOneRowExpected = false }: ConversationOptions,
    run: (transaction: typeof query) => Promise<ConversationRow[]>,
  ): Promise<Changed> {
    try {
      return success(
        await query.transaction().execute(async (transaction) => {
          const rows = await run(transaction);
          if (isOneRowExpected && rows.length !== 1) {
            throw new Refused({ code: 'not_one_row', count: rows.length });
          }
          return rows;
        }),
      );
    } catch (error) {
      if (error instanceof Refused) return refusal(error.failure);
      throw error;
    }
  }

  return {
    selectRows: (rows, limit) =>
      readWithin(database, limit, (source) => selectConversationRows(source, rows)),
    countRows: (conditions, limit) =>
      readWithin(database, limit, (source) => countConversationRows(source, conditions)),
    insert(given, options = {}) {
      return change(options, async (transaction) => {
        const at = clock().toISOString();
        const rows: ConversationRow[] = [];
        for (const one of given) {
          const written = await check(transaction, one);
          const row = { page_key: one.page_key, state: 'conversa', amount_cents: null, ...written } as const;
          rows.push({ ...row, id: randomUUIDv7(), at, by: options.by ?? null });
        }
        refuseSalesWithoutAmount(rows);
        return rows.length === 0 ? [] : insertConversationRows(transaction, rows);
      });
    },
    update(conditions, changes, options = {}) {
      return change(options, async (transaction) => {
        const written = await check(transaction, changes);
        const rows = await updateConversationRows({ query: transaction, patterns }, conditions, written);
        refuseSalesWithoutAmount(rows);
        return rows;
      });
    },
    delete: (conditions, options = {}) =>
      change(options, (transaction) => deleteConversationRows({ query: transaction, patterns }, conditions)),
  };
}

/** @throws Refused */
async function check(query: Kysely<Schema>, changes: ConversationChanges): Promise<ConversationWrite> {
  const { page_key, state, amount_cents } = changes;
  if (state !== undefined && !isConversationState(state)) throw new Refused({ code: 'unknown_state', state });
  const isAmount = amount_cents == null || (amount_cents >= 0 && amount_cents <= maxAmountCents);
  if (!isAmount) throw new Refused({ code: 'bad_amount' });
  if (page_key !== undefined && !(await isKnownPage(query, page_key))) {
    throw new Refused({ code: 'unknown_page', pageKey: page_key });
  }
  return {
    ...(page_key !== undefined && { page_key }),
    ...(state !== undefined && { state }),
    ...(amount_cents !== undefined && { amount_cents }),
  };
}

/** PostgreSQL refuses a NUL in a query, and no key contains one. */
async function isKnownPage(query: Kysely<Schema>, key: string): Promise<boolean> {
  return !key.includes('\0') && (await findCodeOfPage(query, key)) !== null;
}

/** @throws Refused */
function refuseSalesWithoutAmount(rows: readonly ConversationRow[]): void {
  const isMissing = rows.some(({ state, amount_cents }) => state === 'vendido' && !amount_cents);
  if (isMissing) throw new Refused({ code: 'amount_missing' });
}
