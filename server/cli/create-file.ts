/** Files that are there whole or not at all: written under another name beside the place they are meant for. */
import { chmodSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';

export interface FileOptions {
  /** Replaces a file of that name. */
  isForced: boolean;
  mode: number;
}

/**
 * @param write fills the file it is given, which does not exist yet
 * @returns false when there is a file of that name and no force
 */
export async function createFile(
  file: string,
  { isForced, mode }: FileOptions,
  write: (draft: string) => Promise<void>,
): Promise<boolean> {
  if (!isForced && existsSync(file)) return false;
  const draft = `${file}.${process.pid}.part`;
  try {
    await write(draft);
    chmodSync(draft, mode);
    if (isForced) renameSync(draft, file);
    // Unlike a renaming this fails when somebody has made a file of that name meanwhile.
    else linkSync(draft, file);
    return true;
  } finally {
    rmSync(draft, { force: true });
  }
}
