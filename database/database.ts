/** What the rest of the program knows of a database, whichever engine it runs on. */
import type { Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  readonly query: Kysely<Schema>;
  readonly columnTypes: ColumnTypes;
  readonly changes: ChangeSignal;
  /** True for the error the engine raises when a write would repeat a unique value. */
  isUniqueViolation(error: unknown): boolean;
  /** True for the errors of a database that does not serve at the moment, which is no fault of the query. */
  isUnreachable(error: unknown): boolean;
  /**
   * Work that may take as long as it takes, such as a migration, whatever limit the database was opened with.
   * @param work uses the connection it is given, and no other
   */
  unhurried<Result>(work: (query: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /**
   * Milliseconds after which a statement is cut, so that a database which does not answer holds nobody up.
   * Without it statements take as long as they take. SQLite knows no such limit: it works in this process.
   */
  statementMs?: number;
  /** Refuses every write, and leaves a file as it is. */
  isReadOnly?: boolean;
}

/** Tells this process when another one has written to the database. */
export interface ChangeSignal {
  /**
   * A number that differs from the last one whenever another connection may have committed since.
   * Cheap enough to ask on every request.
   */
  current(): number;
  /** Part of the transaction: the other processes hear of it with the commit, whatever becomes of this one. */
  announceIn(transaction: Kysely<Schema>): Promise<void>;
}
