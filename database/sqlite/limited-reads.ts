/** Runs Kysely on a reader process instead of this process's own connection. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { createReaders, type Readers } from './reader/readers.ts';

/** A thousand pages of ordinary length. Much more would block this process while it passes them on. */
const maxCharacters = 16 * 1024 * 1024;

interface LimitedReads {
  readForAtMost: Database['readForAtMost'];
  close(): void;
}

/** @param file path of the database file */
export function limitedReads(file: string): LimitedReads {
  const readers = createReaders(file);
  return {
    readForAtMost: (limitMs, work) => work(new Kysely<Schema>({ dialect: readerDialect(readers, limitMs) })),
    close: readers.close,
  };
}

function readerDialect(readers: Readers, limitMs: number): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (query) => new SqliteIntrospector(query),
    createDriver: () => new ReaderDriver(readers, limitMs),
  };
}

class ReaderDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(readers: Readers, limitMs: number) {
    this.#connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const rows = await readers.read({ sql, parameters, maxCharacters }, limitMs);
        return { rows: rows as Row[] };
      },
      streamQuery: refuse,
    };
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;
  async destroy(): Promise<void> {}
}

/** There can be no transaction, because each statement may run in another process. */
function refuse(): never {
  throw new Error('A limited read has neither transactions nor streams.');
}
