/** Creates files atomically: they are written under a temporary name in the same folder. */
import { chmodSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';

export interface FileOptions {
  /** Replaces an existing file. */
  isForced: boolean;
  mode: number;
}

/**
 * @param write creates the file at the path it is given
 * @returns false if the file exists and is not to be replaced
 */
export async function createFile(
  file: string,
  { isForced, mode }: FileOptions,
  write: (temporaryFile: string) => Promise<void>,
): Promise<boolean> {
  if (!isForced && existsSync(file)) return false;
  const temporaryFile = `${file}.${process.pid}.part`;
  try {
    await write(temporaryFile);
    chmodSync(temporaryFile, mode);
    if (!isForced) return linkIfNew(temporaryFile, file);
    renameSync(temporaryFile, file);
    return true;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

/** Unlike a rename, a link does not replace a file that has been created meanwhile. */
function linkIfNew(temporaryFile: string, file: string): boolean {
  try {
    linkSync(temporaryFile, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
