/** Reads a backup and checks that it is intact before anything relies on it. */
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { migrations } from '#database/migrations.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { checkSeal } from './seal.ts';
import type { BackupNote } from './write-backup.ts';

/** Backups of version 1.0.0 have neither a seal nor the column `is_sealed`. */
const noteSchema = z.object({
  made_at: z.iso.datetime(),
  secret_key: z.string().nullable(),
  is_sealed: z.literal(1).optional(),
});

export interface BackupContent {
  note: BackupNote;
  /** False for a backup of version 1.0.0. */
  isSealed: boolean;
  pages: number;
  administrators: number;
}

/** `unsealed`: intact as far as SQLite can tell, but without a checksum that would prove it. */
export interface BackupFailure {
  code: 'not_a_backup' | 'damaged' | 'newer' | 'unsealed';
}

/** @param mayBeUnsealed accepts a backup of version 1.0.0, which has only SQLite's own check */
export function readBackup(
  file: string,
  { mayBeUnsealed = false } = {},
): Result<BackupContent, BackupFailure> {
  const sealState = checkSeal(file);
  if (sealState === 'broken') return refusal({ code: 'damaged' });
  const read = readContent(file);
  if (sealState === 'intact' || !read.ok) return read;
  if (read.value.isSealed) return refusal({ code: 'damaged' });
  return mayBeUnsealed ? read : refusal({ code: 'unsealed' });
}

function readContent(file: string): Result<BackupContent, BackupFailure> {
  const backup = new DatabaseSync(file, { readOnly: true });
  try {
    const note = noteSchema.safeParse(backup.prepare('SELECT * FROM backup').get());
    const applied = backup.prepare('SELECT name FROM kysely_migration').all();
    if (!note.success) return refusal({ code: 'not_a_backup' });
    if (applied.some(({ name }) => !Object.hasOwn(migrations, String(name))))
      return refusal({ code: 'newer' });
    const check = backup.prepare('PRAGMA integrity_check').get();
    if (check?.integrity_check !== 'ok') return refusal({ code: 'damaged' });
    const count = (query: string) => Number(backup.prepare(query).get()?.rows);
    return success({
      isSealed: note.data.is_sealed === 1,
      note: { madeAt: note.data.made_at, secretKey: note.data.secret_key },
      pages: count('SELECT count(*) AS rows FROM generated_pages'),
      administrators: count('SELECT count(*) AS rows FROM users'),
    });
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    return refusal({ code: isDamage(error.errcode) ? 'damaged' : 'not_a_backup' });
  } finally {
    backup.close();
  }
}

/** Other errors do not mean damage: another kind of file gives SQLITE_NOTADB, a database without our tables SQLITE_ERROR. */
function isDamage(code: unknown): boolean {
  const sqliteCorrupt = 11;
  return typeof code === 'number' && (code & 0xff) === sqliteCorrupt;
}
