/** The declaration of a table of the REST API. Each has its file in `tables/`. */
import type { SelectType } from 'kysely';
import type { OrderTerm, RowCondition, RowQuery } from '#database/row-query.ts';
import type { TableName } from '#database/schema.ts';
import type { Row } from '#database/select-rows.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import type { Result } from '#domain/result.ts';
import type { RowReader } from '#domain/row-reader.ts';
import type { Permission } from './permission.ts';
import type { RestApiDependencies } from './rest-context.ts';
import type { RestFailure } from './rest-failure.ts';

export interface RestColumn {
  type: 'uuid' | 'text' | 'timestamp' | 'json' | 'integer' | 'boolean';
  /** For a caller who may not read it, the column does not exist. */
  readableBy: 'everybody' | 'sessions';
  isFilterable: boolean;
  isSortable: boolean;
  /** `select=*` leaves it out, so that older clients get the columns they know. */
  isNamedOnly?: true;
  /** Its texts may be so long that sorting all rows by them would fill the disk. An order by it is refused. */
  isLong?: true;
  isNullable?: true;
  /**
   * An insert must contain it (`client_always`), may contain it (`client`) or must not (`server`). An update may contain
   * the first two.
   */
  writtenBy: 'client_always' | 'client' | 'server';
}

/** A column that is never NULL. */
export type FilledColumn = Omit<RestColumn, 'isNullable'>;

/** The declaration of every column of a table of the schema. A column that may be NULL must say so. */
export type ColumnsOf<Table> = {
  [Name in keyof Table]: null extends SelectType<Table[Name]>
    ? FilledColumn & { isNullable: true }
    : FilledColumn & { isNullable?: never };
};

/** A column that only sessions may read, and that may be filtered and sorted by. */
export function sessionColumn(
  type: RestColumn['type'],
  writtenBy: RestColumn['writtenBy'] = 'server',
): FilledColumn {
  return { type, readableBy: 'sessions', isFilterable: true, isSortable: true, writtenBy };
}

/** Like `sessionColumn`, for a column that may be NULL. */
export function nullableColumn(...declared: Parameters<typeof sessionColumn>) {
  return { ...sessionColumn(...declared), isNullable: true as const };
}

export interface RestTable {
  /** Also the name of the table in the database. */
  name: TableName;
  columns: Readonly<Record<string, RestColumn>>;
  /** The columns that identify a row. They make every order deterministic. */
  key: readonly string[];
  /** Used if a request has no order. */
  defaultOrder: readonly OrderTerm[];
  maxRowsPerRead: number;
  read: RestRead;
  /** A write that is not declared is answered 405. */
  insert?: RestInsert;
  update?: RestUpdate;
  delete?: RestDelete;
}

export interface RestRead {
  permission: Permission;
  /** Whether an index answers the query. A visitor, who has no session, may make no other. */
  isIndexed: IndexedQueries;
  /** Details of the refusal of a visitor's other queries. */
  visitorDetails: string;
  /** Narrows the query of a visitor where a session would see more. By default it stays as it is. */
  forVisitors?(query: RowQuery): RowQuery;
  /** By default the rows are read from the table as they are. */
  reader?(dependencies: RestApiDependencies): RowReader;
}

export interface IndexedQueries {
  (query: RowQuery): boolean;
  /** How many rows the table can have, if it is so small that no query needs an index. */
  maxRows?: number;
}

/** The columns that a client sent, as text. Their names and types have been checked. */
export type SentRow = Readonly<Record<string, string | null>>;

export type WriteOptions = Required<ChangeOptions>;

/** The affected rows as they are now, or as they were before a deletion. */
export type WriteResult = Result<readonly Row[], RestFailure>;

export interface RestInsert {
  permission: Permission;
  maxRows: number;
  maxBodyBytes: number;
  /** Details of the refusal of an upsert. */
  noUpsertDetails: string;
  run(
    dependencies: RestApiDependencies,
    rows: readonly SentRow[],
    options: WriteOptions,
  ): Promise<WriteResult>;
}

export interface RestUpdate {
  permission: Permission;
  maxBodyBytes: number;
  run(
    dependencies: RestApiDependencies,
    conditions: readonly RowCondition[],
    changes: SentRow,
    options: WriteOptions,
  ): Promise<WriteResult>;
}

export interface RestDelete {
  permission: Permission;
  /** By default the rows are deleted, and nothing else is done. */
  run?(
    dependencies: RestApiDependencies,
    conditions: readonly RowCondition[],
    options: WriteOptions,
  ): Promise<WriteResult>;
}
