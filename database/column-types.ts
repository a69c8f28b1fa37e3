import type { ColumnDataType } from 'kysely';

/** The few column types that the two databases spell differently. */
export interface ColumnTypes {
  uuid: ColumnDataType;
  timestamp: ColumnDataType;
  bigint: ColumnDataType;
}
