/** Replaces a SQLite database with a backup. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { versionHeadroom } from '#database/content-version.ts';
import { openDatabase } from '#database/open-database.ts';
import { migrateAndRecount } from '#database/open-migrated.ts';
import { hasContent } from '#database/sqlite-file.ts';
import type { BackupContent } from './read-backup.ts';
import { copyWithoutSeal } from './seal.ts';

const ownerOnly = 0o600;
const busyTimeoutMs = 5000;
const tryAgainMs = 100;

/**
 * Replaces a database with a backup, atomically. Processes that have the database open see the change like any other
 * write.
 * @param content what `readBackup` has read from the file
 * @throws when the file has changed since
 */
export async function restoreBackup(
  backupFile: string,
  content: BackupContent,
  databaseFile: string,
): Promise<void> {
  const temporaryFile = `${databaseFile}.${process.pid}.restore`;
  try {
    const isReplacing = hasContent(databaseFile);
    await makeDatabaseOf(backupFile, content, temporaryFile);
    if (isReplacing) {
      supersede(temporaryFile, contentVersionOf(databaseFile));
      await overwrite(temporaryFile, databaseFile);
    } else {
      // SQLite would treat leftover files of an earlier database as part of this one.
      for (const suffix of ['-wal', '-shm']) rmSync(databaseFile + suffix, { force: true });
      renameSync(temporaryFile, databaseFile);
    }
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(temporaryFile + suffix, { force: true });
  }
}

/**
 * Turns a backup into an ordinary, migrated database, without its note, which may hold the secret key.
 * @param content what `readBackup` has read from the file
 * @throws when the file has changed since
 */
export async function makeDatabaseOf(
  backupFile: string,
  content: BackupContent,
  databaseFile: string,
): Promise<void> {
  writeFileSync(databaseFile, '', { mode: ownerOnly, flag: 'wx' });
  const sealState = copyWithoutSeal(backupFile, databaseFile);
  if (sealState !== (content.isSealed ? 'intact' : 'none')) {
    throw new Error(`${backupFile} was changed or damaged while it was read.`);
  }
  const copy = new DatabaseSync(databaseFile);
  try {
    // `secure_delete` overwrites the dropped key with zeros.
    copy.exec('PRAGMA secure_delete = ON; DROP TABLE backup');
  } finally {
    copy.close();
  }
  const database = await openDatabase(`file:${databaseFile}`);
  try {
    await migrateAndRecount(database);
  } finally {
    await database.close();
  }
}

/** Raises the content version above that of any cached page. */
function supersede(file: string, replacedVersion: number): void {
  const database = new DatabaseSync(file);
  try {
    database
      .prepare('UPDATE content_version SET version = max(version, ?) + ?')
      .run(replacedVersion, versionHeadroom);
  } finally {
    database.close();
  }
}

async function overwrite(restoredFile: string, databaseFile: string): Promise<void> {
  const source = new DatabaseSync(restoredFile, { readOnly: true });
  try {
    await backupOnceFree(source, databaseFile);
  } finally {
    source.close();
  }
}

async function backupOnceFree(source: DatabaseSync, databaseFile: string): Promise<void> {
  const giveUpAt = performance.now() + busyTimeoutMs;
  while (true) {
    try {
      await backup(source, databaseFile);
      return;
    } catch (error) {
      // Most likely another process is writing. Any other error is thrown once the time is up.
      if (performance.now() > giveUpAt) throw error;
      await delay(tryAgainMs);
    }
  }
}

function contentVersionOf(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(database.prepare('SELECT version FROM content_version').get()?.version);
  } catch {
    // Not a database of this program, or a damaged one: no process can have cached pages of it.
    return 0;
  } finally {
    database.close();
  }
}
