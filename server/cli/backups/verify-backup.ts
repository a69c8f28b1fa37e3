import { type Command, exitCodes } from '../command.ts';
import { readIntactBackup } from './read-intact-backup.ts';

/** Reads the whole backup and compares it with the checksum inside it and the one next to it. Changes nothing. */
export const verifyBackup: Command = async ({
  operands: [file = ''],
  mayLackChecksum,
  print,
  printError,
}) => {
  const content = readIntactBackup(file, { mayLackChecksum, printError });
  if (content === null) return exitCodes.failed;
  const { note, pages, administrators } = content;
  print(`${file} is whole. It was made at ${note.madeAt}.`);
  print(`Generated pages: ${pages}. Administrators: ${administrators}.`);
  print(note.secretKey === null ? 'It holds no secret key.' : 'It holds the secret key.');
  return exitCodes.done;
};
