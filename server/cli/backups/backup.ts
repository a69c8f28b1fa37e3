import { type Command, exitCodes } from '../command.ts';
import { makeBackup } from './make-backup.ts';

/** Writes the database and its secret key to one file that only its owner can read. */
export const backup: Command = async (context) =>
  (await makeBackup(context, context.operands[0] ?? '')) ? exitCodes.done : exitCodes.failed;
