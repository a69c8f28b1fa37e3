/** A database as the rest of the program sees it, the same on both engines. */
import type { Kysely, Transaction } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import type { PatternMatching } from './pattern-matching.ts';
import type { Schema, TableName } from './schema.ts';

/** Columns whose values must be unique. Each has an index of its own, called `{table}_{column}_key`. */
export const uniqueColumns = {
  slugOfPage: 'generated_pages.slug',
  pageOfDraft: 'page_drafts.page_id',
  emailOfAdministrator: 'users.email',
} as const;

export type UniqueColumn = (typeof uniqueColumns)[keyof typeof uniqueColumns];

export interface Database {
  /** For log lines and messages only. Code must not branch on it: every difference between the engines is a member here. */
  readonly engineName: string;
  readonly query: Kysely<Schema>;
  /** For the short queries that detect an outage. On PostgreSQL they never wait behind those of `query`. */
  readonly checks: Kysely<Schema>;
  readonly columnTypes: ColumnTypes;
  readonly patterns: PatternMatching;
  readonly changes: ChangeSignal;
  readonly traces: Traces;
  /** True for the error of a write that would repeat a value of this column. */
  isUniqueViolation(error: unknown, column: UniqueColumn): boolean;
  /** True for the errors of a database that is out of service. False for an error of the query itself. */
  isUnreachable(error: unknown): boolean;
  /** True for the outages that do not affect reads: no space, a read-only database, no file to write to. */
  isWriteOutage(error: unknown): boolean;
  /** @param listener is called with every error for which `isUnreachable` is true */
  onOutage(listener: (error: unknown) => void): void;
  /** @throws if a write is not possible at the moment. Stores nothing. */
  tryWrite(): Promise<void>;
  /** While true, queries fail at once instead of waiting for a database that is known to be away. Checks still run. */
  refuseQueries(isRefusing: boolean): void;
  /**
   * Runs work that may take long, such as a migration, without the time limit of `OpenOptions`.
   * @param work uses only the connection it is given
   */
  withoutTimeLimit<Result>(work: (query: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /**
   * Runs reads that may visit every row, without holding up this process: on SQLite they run in a separate process. The
   * caller limits how many run at once.
   * @param limitMs for each statement
   * @param work only reads, and uses only the connection it is given
   * @throws TooCostly when a statement is cancelled
   */
  readForAtMost<Result>(limitMs: number, work: (query: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /**
   * @returns the names of the tables that queries find. On PostgreSQL, schemas that are not searched may have tables of
   * the same names, such as `auth.users` on a server of Supabase.
   */
  findTables(query: Kysely<Schema>): Promise<ReadonlySet<string>>;
  /** Keeps every other process from reading and writing these tables until the transaction ends. */
  lockTables(transaction: Transaction<Schema>, names: readonly TableName[]): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /**
   * Milliseconds after which a statement is cancelled, so that no request waits for an unresponsive database. No limit
   * by default. On SQLite, which runs in this process, it limits the wait for the lock of another process.
   */
  statementMs?: number;
  /** Refuses every write. A SQLite file stays unchanged. */
  isReadOnly?: boolean;
}

/** Traces that a database leaves where they survive the loss of its tables. */
export interface Traces {
  /** @returns the evidence that there has been a database, in words, or null */
  find(): Promise<string | null>;
  /** Call it once the database is migrated. */
  leave(): Promise<void>;
}

/** Detects that another process has written to the database. */
export interface ChangeSignal {
  /**
   * A number that changes whenever another connection may have committed. Cheap enough to read on every request.
   */
  current(): number;
  /** Notifies the other processes as part of the transaction: they learn of it if and only if it commits. */
  announceIn(transaction: Kysely<Schema>): Promise<void>;
}
