import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

/** One migration. A step only widens the schema; a later step drops what is no longer used (see README.md). */
export interface MigrationStep {
  up(db: Kysely<never>, types: ColumnTypes): Promise<void>;
}
