/** When the last backup was made, so that the owner learns of a missing one. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { findSetting, putSetting } from './setting-store.ts';

const key = 'last_backup_at';

/** @returns ISO-8601, UTC; null if the command `backup` has never made one */
export function findLastBackup(query: Kysely<Schema>): Promise<string | null> {
  return findSetting(query, key);
}

export function noteBackup(query: Kysely<Schema>, at: Date): Promise<void> {
  return putSetting(query, key, at.toISOString());
}
