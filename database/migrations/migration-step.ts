import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

/** One step forward. Steps only widen; what is no longer used goes in a later step, never in the same one. */
export interface MigrationStep {
  up(db: Kysely<never>, types: ColumnTypes): Promise<void>;
}
