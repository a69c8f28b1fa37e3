import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '#database/copy/copy-database.ts';
import { openDatabase } from '#database/open-database.ts';
import type { BackupContent } from '#database/sqlite/backups/read-backup.ts';
import { makeDatabaseOf } from '#database/sqlite/backups/restore-backup.ts';
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
    const from = await openDatabase(`file:${temporaryFile}`, { isReadOnly: true });
    try {
      // The site has no key file to restore, so its configured key must be the backup's.
      if (env.secretKey !== null) await assertSecretKeyFits(from, env.secretKey);
      const to = await openDatabase(env.databaseUrl);
      try {
        const result = await copyDatabase(from, to, { isReplacing: isForced });
        if (!result.ok) {
          printError(
            `The database holds ${result.failure.filled.join(', ')}. Use --force to replace it with the backup.`,
          );
          return exitCodes.failed;
        }
        await to.traces.leave();
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  print(`The database is as it was at ${content.note.madeAt}. Restart the servers that run on it.`);
  return exitCodes.done;
}
