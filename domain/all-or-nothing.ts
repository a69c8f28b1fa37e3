/** A transaction that a refusal rolls back, for changes that return a `Result`. */
import type { Transaction } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { type Result, refusal } from './result.ts';

/** Thrown to roll the transaction back, and always caught in this module. */
class RolledBack extends Error {
  readonly failure: unknown;

  constructor(failure: unknown) {
    super('rolled back');
    this.failure = failure;
  }
}

export async function allOrNothing<Value, Failure>(
  { query }: Pick<Database, 'query'>,
  run: (transaction: Transaction<Schema>) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  try {
    return await query.transaction().execute(async (transaction) => {
      const result = await run(transaction);
      if (!result.ok) throw new RolledBack(result.failure);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return refusal(error.failure as Failure);
    throw error;
  }
}
