/**
 * Kysely's SQLite dialect, with three additions that a server needs: waiting for a lock does not block the process,
 * nothing is written to a file that was removed or replaced, and outages are reported.
 */
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { lockAgainMs } from '#database/outages/deadlines.ts';
import type { OutageReports } from '#database/outages/outage-reports.ts';
import { wait } from '#database/outages/waiting-time.ts';
import type { FileCheck } from './file-check.ts';
import { isSqliteBusy } from './is-unreachable.ts';
import { asKyselyDatabase } from './node-sqlite.ts';
import { Turns } from './turns.ts';

export interface WatchedDialectOptions {
  connection: DatabaseSync;
  file: FileCheck;
  reports: OutageReports;
  /** How long to wait for a lock, in addition to the time SQLite itself waits. 0 for not at all. */
  lockMs: number;
}

export class WatchedDialect extends SqliteDialect {
  readonly #options: WatchedDialectOptions;

  constructor(options: WatchedDialectOptions) {
    super({ database: asKyselyDatabase(options.connection) });
    this.#options = options;
  }

  override createDriver(): Driver {
    return new WatchedDriver(this.#options);
  }

  override createAdapter(): SqliteAdapter {
    return new WatchedAdapter();
  }
}

class WatchedAdapter extends SqliteAdapter {
  /** SQLite supports DDL in transactions, but Kysely's adapter does not declare it. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is only one connection, but the driver below shares it. Kysely's own queue has no time limit. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The connection while one user has it. */
class Turn implements DatabaseConnection {
  isHeld = true;
  isInTransaction = false;
  readonly #driver: WatchedDriver;

  constructor(driver: WatchedDriver) {
    this.#driver = driver;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.execute(this, query);
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported');
  }
}

class WatchedDriver implements Driver {
  readonly #options: WatchedDialectOptions;
  readonly #driver: SqliteDriver;
  readonly #turns = new Turns();

  constructor(options: WatchedDialectOptions) {
    this.#options = options;
    this.#driver = new SqliteDriver({ database: asKyselyDatabase(options.connection) });
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#options.reports.watch(this.#turns.take());
    return new Turn(this);
  }

  execute<Row>(turn: Turn, query: CompiledQuery): Promise<QueryResult<Row>> {
    const work = turn.isInTransaction ? this.#run<Row>(query) : this.#runAlone<Row>(turn, query);
    return this.#options.reports.watch(work);
  }

  /**
   * A transaction that writes takes the write lock when it begins. If it took the lock at its first write, and another
   * process had written since its first read, SQLite would refuse it at once instead of waiting. A transaction that
   * only reads takes no lock.
   */
  async beginTransaction(turn: Turn, { accessMode }: TransactionSettings): Promise<void> {
    const begin = CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate');
    await this.#options.reports.watch(this.#runAlone(turn, begin));
    turn.isInTransaction = true;
  }

  async commitTransaction(): Promise<void> {
    await this.#options.reports.watch(this.#commit());
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk has already rolled it back. Rolling back again would cause an error that hides the first.
    if (this.#options.connection.isTransaction) await this.#run(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(turn: Turn): Promise<void> {
    if (turn.isHeld) this.#turns.give();
    turn.isHeld = false;
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await this.#driver.acquireConnection();
    return connection.executeQuery(query);
  }

  async #commit(): Promise<void> {
    this.#options.file.requireSameFile();
    await this.#run(CompiledQuery.raw('commit'));
  }

  /**
   * Outside a transaction, a statement that found the database busy had no effect and can be run again. Other users get
   * their turns in between.
   */
  async #runAlone<Row>(turn: Turn, query: CompiledQuery): Promise<QueryResult<Row>> {
    const giveUpAt = performance.now() + this.#options.lockMs;
    while (true) {
      try {
        if (!SelectQueryNode.is(query.query)) this.#options.file.requireSameFile();
        return await this.#run(query);
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() >= giveUpAt) throw error;
      }
      await this.releaseConnection(turn);
      await wait(() => delay(lockAgainMs));
      await this.#turns.take();
      turn.isHeld = true;
    }
  }
}
