import { type Command, exitCodes } from '../command.ts';
import { proveBackup } from './prove-backup.ts';

/** Reads the whole backup and compares it with the checksum inside it and the one beside it. Changes nothing. */
export const verifyBackup: Command = async ({ operands: [file = ''], mayLackChecksum, say, complain }) => {
  const content = proveBackup(file, { mayLackChecksum, complain });
  if (content === null) return exitCodes.failed;
  const { note, pages, administrators } = content;
  say(`${file} is whole. It was made at ${note.madeAt}.`);
  say(`Generated pages: ${pages}. Administrators: ${administrators}.`);
  say(note.secretKey === null ? 'It holds no secret key.' : 'It holds the secret key.');
  return exitCodes.done;
};
