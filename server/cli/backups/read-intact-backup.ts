import { type BackupContent, readBackup } from '#database/sqlite/backups/read-backup.ts';
import type { CommandContext } from '../command.ts';
import { problemOfReading } from '../file-problem.ts';
import { checksumFileOf, isChecksumFileRight } from './checksum-file.ts';

const messages = {
  not_a_backup: 'is not a backup of this program.',
  damaged: 'is damaged: it is not what was written when the backup was made.',
  newer: 'was made by a newer release. Update the program first.',
  unsealed:
    'carries no checksum, so nothing proves that it is whole. Version 1.0.0 made such backups. To trust it all the same, restore it with --without-checksum.',
} as const;

/** @returns the contents of an intact backup; null, after printing why, for anything else */
export function readIntactBackup(
  file: string,
  { mayLackChecksum, printError }: Pick<CommandContext, 'mayLackChecksum' | 'printError'>,
): BackupContent | null {
  const problem = problemOfReading(file);
  if (problem !== null) {
    printError(problem);
    return null;
  }
  const read = readBackup(file, { mayBeUnsealed: mayLackChecksum });
  if (!read.ok) {
    printError(`${file} ${messages[read.failure.code]}`);
    return null;
  }
  if (!isChecksumFileRight(file)) {
    printError(
      `${checksumFileOf(file)} belongs to another file or is damaged. Delete it if only it is wrong:`,
    );
    printError(`${file} itself matches the checksum inside it.`);
    return null;
  }
  return read.value;
}
