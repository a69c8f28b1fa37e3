import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { systemClock } from '#domain/clock.ts';
import { type Command, exitCodes } from '../command.ts';
import { datedName, removeOldBackups } from './dated-backups.ts';
import { makeBackup } from './make-backup.ts';

/** Makes a backup named after its date. If that worked, removes the oldest backups beyond the number to keep. */
export const keepBackups: Command = async (context) => {
  const {
    operands: [folder = ''],
    keep,
    print,
    printError,
  } = context;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const at = systemClock();
  const file = join(folder, datedName(at));
  if (!(await makeBackup(context, file))) return exitCodes.failed;
  const { removed, damaged } = removeOldBackups(folder, { keep, newest: basename(file), at });
  for (const name of removed) print(`Removed ${name}.`);
  for (const name of damaged) printError(`${join(folder, name)} is damaged and does not count. Remove it.`);
  return damaged.length === 0 ? exitCodes.done : exitCodes.failed;
};
