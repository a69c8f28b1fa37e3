import type { Transaction } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';

/**
 * Lets the databases passed to the result run one transaction at a time, all together. In one thread, waiting for a lock
 * of SQLite would keep the other connection from ending its transaction. Separate processes would simply wait.
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
