/** Whether the database file is still the one that was opened, and whether its disk has room. */
import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseOutage } from '#database/outages/database-outage.ts';

/** More than publishing a page needs, with everything it changes. */
const neededBytes = 512 * 1024;

export interface FileCheck {
  /** @throws `DatabaseOutage` if the file was removed or replaced: what is written now would be lost with it. */
  requireSameFile(): void;
  /** @throws `DatabaseOutage` if the disk is full or nearly full */
  requireSpace(): void;
}

/** @param file an existing file, or `:memory:` */
export function createFileCheck(file: string): FileCheck {
  if (file === ':memory:') return { requireSameFile() {}, requireSpace() {} };
  const opened = statSync(file);
  return {
    requireSameFile() {
      const found = statSync(file, { throwIfNoEntry: false });
      if (found === undefined) throw new DatabaseOutage('The database file was removed', 'writes');
      if (found.ino !== opened.ino || found.dev !== opened.dev) {
        throw new DatabaseOutage('The database file was replaced', 'writes');
      }
    },
    requireSpace() {
      const { bavail, bsize } = statfsSync(dirname(file));
      if (bavail * bsize < neededBytes) throw new DatabaseOutage('The disk is full', 'writes');
    },
  };
}
