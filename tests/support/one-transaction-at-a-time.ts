import type { Transaction } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';

/**
 * For tests in which several connections to one SQLite file write from one thread. A connection that waits for the lock
 * blocks the thread, so the connection that holds the lock could not end its transaction. Separate processes would simply
 * wait.
 * @returns a function that wraps a database: of all databases it has wrapped, one at a time runs a transaction
 */
export function oneTransactionAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return (database: Database): Database => {
    const begin = () => ({
      execute(work: (transaction: Transaction<Schema>) => Promise<unknown>) {
        last = last.catch(() => undefined).then(() => database.query.transaction().execute(work));
        return last;
      },
    });
    const query = new Proxy(database.query, {
      get(target, name) {
        if (name === 'transaction') return begin;
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return { ...database, query };
  };
}
