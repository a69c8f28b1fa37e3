/** Writes one backup and reads it back before it gets its name. */
import { copyToBackup } from '#database/copy/copy-to-backup.ts';
import { openDatabase } from '#database/open-database.ts';
import { checkSeal, digestOfFile } from '#database/sqlite/backups/seal.ts';
import { writeBackup } from '#database/sqlite/backups/write-backup.ts';
import { hasContent, sqliteFileIn } from '#database/sqlite-file.ts';
import { readSecretKeyFile } from '#domain/auth/keys/secret-key.ts';
import { systemClock } from '#domain/clock.ts';
import { noteBackup } from '#domain/last-backup.ts';
import type { Env } from '../../env.ts';
import type { CommandContext } from '../command.ts';
import { openSource } from '../copy/open-source.ts';
import { createFile } from '../create-file.ts';
import { problemOfWriting } from '../file-problem.ts';
import { removeChecksumFile, writeChecksumFile } from './checksum-file.ts';
import { problemOfDatabase } from './database-problem.ts';

const ownerOnly = 0o600;

/** What to do instead of naming a folder. */
const adviceForFolder = 'Name a file in it, or use --keep N for files named by their date.';

type Context = Pick<CommandContext, 'env' | 'isForced' | 'print' | 'printError'>;

/**
 * The site may be running.
 * @returns false after printing why there is no backup
 */
export async function makeBackup(
  { env, isForced, print, printError }: Context,
  file: string,
): Promise<boolean> {
  const problem = (await problemOfSource(env)) ?? problemOfWriting(file, adviceForFolder);
  if (problem !== null) {
    printError(problem);
    return false;
  }
  let digest = '';
  const isMade = await createFile(file, { isForced, mode: ownerOnly }, async (temporaryFile) => {
    await writeCopy(env, temporaryFile);
    if (checkSeal(temporaryFile) !== 'intact')
      throw new Error('the backup reads back differently than written');
    digest = digestOfFile(temporaryFile);
    // A crash before the new checksum is written must not leave that of the replaced file.
    if (isForced) removeChecksumFile(file);
  });
  if (!isMade) {
    printError(`There is a file ${file} already. Use --force to replace it.`);
    return false;
  }
  writeChecksumFile(file, digest);
  await recordInSite(env).catch(() =>
    printError('The site could not be told of the backup, so it may still ask for one.'),
  );
  print(`Made the backup ${file}.`);
  print(`SHA-256: ${digest}`);
  if (env.secretKey !== null) {
    print('SECRET_KEY is set by you and not part of the backup: keep it in a safe place as well.');
  } else if (readSecretKeyFile(env.databaseUrl) !== null) {
    print('The backup holds the secret key: anybody who can read it can sign tokens of this site.');
  } else {
    print('The backup holds no secret key, because there is none yet.');
  }
  return true;
}

async function problemOfSource({ databaseUrl }: Env): Promise<string | null> {
  const problem = problemOfDatabase(databaseUrl);
  if (problem !== null) return problem;
  const file = sqliteFileIn(databaseUrl);
  if (file !== null) return hasContent(file) ? null : `There is no database ${file}.`;
  const problems: string[] = [];
  const source = await openSource(databaseUrl, 'The database', (line) => problems.push(line));
  await source?.close();
  return problems[0] ?? null;
}

async function writeCopy(env: Env, backupFile: string): Promise<void> {
  const file = sqliteFileIn(env.databaseUrl);
  const secretKey = env.secretKey === null ? readSecretKeyFile(env.databaseUrl) : null;
  const note = { madeAt: systemClock().toISOString(), secretKey };
  if (file === null) await copyToBackup(env.databaseUrl, backupFile, note);
  else writeBackup(file, backupFile, note);
}

/** The administrator's area asks for a backup when the last one is old. */
async function recordInSite({ databaseUrl }: Env): Promise<void> {
  const database = await openDatabase(databaseUrl);
  try {
    await noteBackup(database.query, systemClock());
  } finally {
    await database.close();
  }
}
