/**
 * Makes backups. A backup is a SQLite database with an additional table and a seal after its last page. The table holds
 * the date and the secret key, without which the backup would be useless.
 */
import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { seal } from './seal.ts';

const ownerOnly = 0o600;
const busyTimeoutMs = 5000;

export interface BackupNote {
  /** ISO-8601, UTC. */
  madeAt: string;
  /** Null if the key is stored elsewhere. */
  secretKey: string | null;
}

/**
 * Writes a consistent snapshot, even if other processes are writing.
 * @param backupFile does not exist yet
 */
export function writeBackup(databaseFile: string, backupFile: string, note: BackupNote): void {
  // Created first with these permissions, so that nobody else can ever read it.
  writeFileSync(backupFile, '', { mode: ownerOnly, flag: 'wx' });
  const source = new DatabaseSync(databaseFile);
  try {
    source.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    source.prepare('VACUUM INTO ?').run(backupFile);
  } finally {
    source.close();
  }
  turnIntoBackup(backupFile, note);
}

/**
 * Turns a finished copy of the database into a backup.
 * @param file a database that no connection has open
 * @throws when the copy is damaged
 */
export function turnIntoBackup(file: string, note: BackupNote): void {
  const copy = new DatabaseSync(file);
  try {
    // Without a journal, the backup stays a single file when it is read.
    copy.exec('PRAGMA journal_mode = DELETE');
    copy.exec('CREATE TABLE backup (made_at text NOT NULL, secret_key text, is_sealed integer NOT NULL)');
    copy.prepare('INSERT INTO backup VALUES (?, ?, 1)').run(note.madeAt, note.secretKey);
    const check = copy.prepare('PRAGMA integrity_check').get();
    if (check?.integrity_check !== 'ok') throw new Error('the copy of the database is damaged');
  } finally {
    copy.close();
  }
  seal(file);
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
