import { openDatabase } from '#database/open-database.ts';
import { type BackupNote, turnIntoBackup } from '#database/sqlite/backups/write-backup.ts';
import { copyDatabase } from './copy-database.ts';

/**
 * Writes a backup of a database that is not a file: a copy of one state of it.
 * @param backupFile does not exist yet
 */
export async function copyToBackup(url: string, backupFile: string, note: BackupNote): Promise<void> {
  const from = await openDatabase(url, { isReadOnly: true });
  try {
    const to = await openDatabase(`file:${backupFile}`);
    try {
      await copyDatabase(from, to);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  turnIntoBackup(backupFile, note);
}
