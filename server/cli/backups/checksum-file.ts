/**
 * The file with a backup's SHA-256 next to it, in the format of `sha256sum`, so that the backup can also be checked
 * where this program is not installed.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { digestOfFile } from '#database/sqlite/backups/seal.ts';

export function checksumFileOf(file: string): string {
  return `${file}.sha256`;
}

/** @param digest of the whole file */
export function writeChecksumFile(file: string, digest: string): void {
  writeFileSync(checksumFileOf(file), lineFor(file, digest), { mode: 0o600 });
}

export function removeChecksumFile(file: string): void {
  rmSync(checksumFileOf(file), { force: true });
}

/** @returns true even if there is no such file: the seal alone proves that a backup is intact */
export function isChecksumFileRight(file: string): boolean {
  const checksumFile = checksumFileOf(file);
  if (!existsSync(checksumFile)) return true;
  // The name in the file is ignored: the backup may have been renamed.
  return /^\\?([0-9a-f]{64}) /.exec(readFileSync(checksumFile, 'utf8'))?.[1] === digestOfFile(file);
}

/** `sha256sum` puts a backslash before the digest if it had to escape the name. */
function lineFor(file: string, digest: string): string {
  const name = basename(file);
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === name ? '' : '\\'}${digest}  ${escaped}\n`;
}
