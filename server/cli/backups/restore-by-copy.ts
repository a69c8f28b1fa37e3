import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '#database/copy/copy-database.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import type { BackupContent } from '#database/sqlite/backups/read-backup.ts';
import { makeDatabaseOf } from '#database/sqlite/backups/restore-backup.ts';
import type { Env } from '../../env.ts';
import { type CommandContext, type ExitCode, exitCodes } from '../command.ts';
import { assertSecretKeyFits } from '../copy/assert-secret-key-fits.ts';

/** Restores into a database that is not a file, in one transaction, even while the site runs. */
export async function restoreByCopy(
  file: string,
  content: BackupContent,
  { env, isForced, print, printError }: CommandContext,
): Promise<ExitCode> {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    const temporaryFile = join(folder, 'site.db');
    await makeDatabaseOf(file, content, temporaryFile);
    const copied = await copyInto(env, temporaryFile, isForced);
    if (!copied.ok) {
      printError(
        `The database holds ${copied.failure.filled.join(', ')}. Use --force to replace it with the backup.`,
      );
      return exitCodes.failed;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  print(`The database is as it was at ${content.note.madeAt}. Restart the servers that run on it.`);
  return exitCodes.done;
}

async function copyInto(env: Env, file: string, isReplacing: boolean): ReturnType<typeof copyDatabase> {
  const from = await openDatabase(`file:${file}`, { isReadOnly: true });
  try {
    // The site has no key file to restore, so its configured key must be the backup's.
    if (env.secretKey !== null) await assertSecretKeyFits(from, env.secretKey);
    return await copyBetween(from, await openDatabase(env.databaseUrl), isReplacing);
  } finally {
    await from.close();
  }
}

async function copyBetween(
  from: Database,
  to: Database,
  isReplacing: boolean,
): ReturnType<typeof copyDatabase> {
  try {
    const copied = await copyDatabase(from, to, { isReplacing });
    if (copied.ok) await to.traces.leave();
    return copied;
  } finally {
    await to.close();
  }
}
