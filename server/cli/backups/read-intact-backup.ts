import { type BackupContent, readBackup } from '#database/sqlite/backups/read-backup.ts';
import type { CommandContext } from '../command.ts';
import { problemOfReading } from '../file-problem.ts';
import { checksumFileOf, isChecksumFileRight } from './checksum-file.ts';

const complaints = {
  not_a_backup: 'is not a backup of this program.',
  damaged: 'is damaged: it is not what was written when the backup was made.',
  newer: 'was made by a newer release. Update the program first.',
  unsealed:
    'carries no checksum, so nothing proves that it is whole. Version 1.0.0 made such backups. To trust it all the same, restore it with --without-checksum.',
} as const;

/** @returns the contents of an intact backup; null, after printing why, for anything else */
export function proveBackup(
  file: string,
  { mayLackChecksum, complain }: Pick<CommandContext, 'mayLackChecksum' | 'complain'>,
): BackupContent | null {
  const problem = problemOfReading(file);
  if (problem !== null) {
    complain(problem);
    return null;
  }
  const read = readBackup(file, { mayBeUnsealed: mayLackChecksum });
  if (!read.ok) {
    complain(`${file} ${complaints[read.failure.code]}`);
    return null;
  }
  if (!isChecksumFileRight(file)) {
    complain(`${checksumFileOf(file)} belongs to another file or is damaged. Delete it if only it is wrong:`);
    complain(`${file} itself matches the checksum inside it.`);
    return null;
  }
  return read.value;
}
