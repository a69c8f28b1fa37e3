/**
 * Kysely's PostgreSQL dialect, with two additions: outages are reported, and a read whose connection broke is retried
 * once on another connection. A write is never retried, because nobody knows whether it took effect.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely';
import type { OutageReports } from '#database/outages/outage-reports.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { isConnectionLost } from './is-unreachable.ts';

export class WatchedDialect extends PostgresDialect {
  readonly #pool: ConnectionPool;
  readonly #reports: OutageReports;

  constructor(pool: ConnectionPool, reports: OutageReports) {
    super({ pool });
    this.#pool = pool;
    this.#reports = reports;
  }

  override createDriver(): Driver {
    return new WatchedDriver(this.#pool, this.#reports);
  }
}

/** The driver's own class, which Kysely does not export. */
type HeldConnection = Parameters<PostgresDriver['releaseConnection']>[0];

class WatchedConnection implements DatabaseConnection {
  /** Null before the first connection, and between one that broke and its replacement. */
  held: HeldConnection | null = null;
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
  readonly #driver: PostgresDriver;
  readonly #pool: ConnectionPool;
  readonly #reports: OutageReports;

  constructor(pool: ConnectionPool, reports: OutageReports) {
    this.#driver = new PostgresDriver({ pool });
    this.#pool = pool;
    this.#reports = reports;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = new WatchedConnection(this);
    await this.#reports.watch(this.#fill(connection));
    return connection;
  }

  async #fill(connection: WatchedConnection): Promise<void> {
    connection.held = (await this.#driver.acquireConnection()) as HeldConnection;
  }

  execute<Row>(connection: WatchedConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#reports.watch(this.#executeWithRetry(connection, query));
  }

  async #executeWithRetry<Row>(
    connection: WatchedConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    try {
      return await heldBy(connection).executeQuery(query);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      // Whatever ended this connection has probably ended the idle ones too, unnoticed so far.
      this.#pool.distrustAll();
      if (connection.isInTransaction || !SelectQueryNode.is(query.query)) throw error;
    }
    await this.releaseConnection(connection);
    await this.#fill(connection);
    return heldBy(connection).executeQuery(query);
  }

  async beginTransaction(connection: WatchedConnection, settings: TransactionSettings): Promise<void> {
    connection.isInTransaction = true;
    await this.#reports.watch(this.#driver.beginTransaction(heldBy(connection), settings));
  }

  async commitTransaction(connection: WatchedConnection): Promise<void> {
    await this.#reports.watch(this.#driver.commitTransaction(heldBy(connection)));
  }

  async rollbackTransaction(connection: WatchedConnection): Promise<void> {
    await this.#driver.rollbackTransaction(heldBy(connection));
  }

  async releaseConnection(connection: WatchedConnection): Promise<void> {
    const { held } = connection;
    connection.held = null;
    if (held !== null) await this.#driver.releaseConnection(held);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

function heldBy({ held }: WatchedConnection): HeldConnection {
  if (held === null) throw new Error('The connection has been released');
  return held;
}
