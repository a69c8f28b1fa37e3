import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { Database, OpenOptions } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { isSqliteUnreachable } from './is-unreachable.ts';
import { asKyselyDatabase } from './node-sqlite.ts';

/** SQLite runs data definition inside transactions; Kysely's adapter does not say so. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A transaction takes the write lock when it begins. One that only reads at first could not wait for it later:
 * SQLite refuses at once when another process has written since.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** @param file path of the database file, or `:memory:` */
export function openSqlite(file: string, { isReadOnly = false }: OpenOptions): Database {
  if (file !== ':memory:' && !isReadOnly) createPrivately(file);
  const connection = new DatabaseSync(file);
  connection.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON;
  `);
  // Not opened as read-only: such a connection leaves the files of its own making behind.
  connection.exec(isReadOnly ? 'PRAGMA query_only = ON' : 'PRAGMA journal_mode = WAL');
  const dataVersion = connection.prepare('PRAGMA data_version');
  const query = new Kysely<Schema>({
    dialect: new TransactionalSqliteDialect({ database: asKyselyDatabase(connection) }),
  });
  return {
    engine: 'sqlite',
    query,
    columnTypes: { uuid: 'text', timestamp: 'text', bigint: 'integer' },
    changes: {
      current: () => Number(dataVersion.get()?.data_version),
      // Other connections see the new data_version by themselves.
      announceIn: async () => {},
    },
    isUniqueViolation: (error) => error instanceof Error && /UNIQUE constraint failed/.test(error.message),
    isUnreachable: isSqliteUnreachable,
    unhurried: (work) => work(query),
    async close() {
      await query.destroy();
      if (connection.isOpen) connection.close();
    },
  };
}

/**
 * What is missing is made for its owner only: accounts and sessions stand in it. SQLite gives the files beside it the
 * same mode. What exists keeps the mode somebody gave it.
 */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
