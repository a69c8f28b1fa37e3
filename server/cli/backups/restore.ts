import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackupContent } from '#database/sqlite/backups/read-backup.ts';
import { restoreBackup } from '#database/sqlite/backups/restore-backup.ts';
import { hasContent, sqliteFileIn } from '#database/sqlite-file.ts';
import { replaceSecretKeyFile, secretKeyFile } from '#domain/auth/keys/secret-key.ts';
import { type Command, type CommandContext, exitCodes } from '../command.ts';
import { problemOfDatabase } from './database-problem.ts';
import { readIntactBackup } from './read-intact-backup.ts';
import { restoreByCopy } from './restore-by-copy.ts';

/** Replaces the database with a backup. A running site sees it at once but must be restarted to load the key. */
export const restore: Command = async (context) => {
  const { env, operands, printError } = context;
  const [file = ''] = operands;
  const databaseFile = sqliteFileIn(env.databaseUrl);
  const problem = problemOfDatabase(env.databaseUrl) ?? problemOfReplacing(databaseFile, context.isForced);
  if (problem !== null) {
    printError(problem);
    return exitCodes.failed;
  }
  const content = readIntactBackup(file, context);
  if (content === null) {
    printError('Nothing was changed.');
    return exitCodes.failed;
  }
  if (databaseFile === null) return restoreByCopy(file, content, context);
  return restoreFile(file, content, databaseFile, context);
};

function problemOfReplacing(databaseFile: string | null, isForced: boolean): string | null {
  if (databaseFile === null || !hasContent(databaseFile) || isForced) return null;
  return `There is a database ${databaseFile} already. Use --force to replace it with the backup.`;
}

async function restoreFile(
  file: string,
  content: BackupContent,
  databaseFile: string,
  { env, print, printError }: CommandContext,
) {
  const { madeAt, secretKey } = content.note;
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  await restoreBackup(file, content, databaseFile);
  if (secretKey !== null) replaceSecretKeyFile(databaseFile, secretKey);
  print(`${databaseFile} is as it was at ${madeAt}. Restart the servers that run on it.`);
  if (secretKey === null) {
    print('The backup holds no secret key: start with the SECRET_KEY of the site it was made from.');
  } else if (env.secretKey !== null && env.secretKey !== secretKey) {
    printError(
      `SECRET_KEY is set but not the backup's, which is in ${secretKeyFile(databaseFile)}: unset it.`,
    );
  }
  return exitCodes.done;
}
