/** Says plainly why a file cannot be read or written. */
import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** @returns why the file cannot be read, or null */
export function problemOfReading(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return `There is no file ${file}.`;
  if (found.isDirectory()) return `${file} is a folder. Name a file in it.`;
  if (!found.isFile()) return `${file} is not a regular file.`;
  return mayAccess(file, constants.R_OK) ? null : `${file} may not be read by this user.`;
}

/** @returns why no file can be written there, or null */
export function problemOfWriting(file: string, advice = 'Name a file in it.'): string | null {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    return `${file} is a folder. ${advice}`;
  }
  const folder = dirname(file);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `There is no folder ${folder}.`;
  return mayAccess(folder, constants.W_OK) ? null : `This user may not write to the folder ${folder}.`;
}

function mayAccess(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
