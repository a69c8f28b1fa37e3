/** A folder of backups named after their dates. */
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkSeal } from '#database/sqlite/backups/seal.ts';
import { removeChecksumFile } from './checksum-file.ts';

const namePattern = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.backup$/;
/** What a backup that was killed leaves behind. */
const unfinishedPattern = /^site-[\dTZ-]+\.backup\.\d+\.part(-journal|-wal|-shm)?$/;
const dayMs = 24 * 60 * 60 * 1000;

/** Names sort by date. They are in UTC, so that the end of summer time repeats none. */
export function datedName(at: Date): string {
  return `site-${at.toISOString().replace(/[:.]/g, '-')}.backup`;
}

/**
 * Removes the oldest backups beyond the number to keep. Only intact backups count and are removed, so any other file
 * with such a name is kept.
 * @param newest has just been made and checked; it is kept even if a wrong clock makes its date the oldest
 */
export function removeOldBackups(
  folder: string,
  { keep, newest, at }: { keep: number; newest: string; at: Date },
): { removed: string[]; damaged: string[] } {
  const names = readdirSync(folder).filter((name) => lstatSync(join(folder, name)).isFile());
  const others = names.filter((name) => namePattern.test(name) && name !== newest).sort();
  const intact = others.filter((name) => checkSeal(join(folder, name)) === 'intact');
  const removed = intact.slice(0, Math.max(0, intact.length - (keep - 1)));
  for (const name of removed) {
    rmSync(join(folder, name));
    removeChecksumFile(join(folder, name));
  }
  const dayAgo = at.getTime() - dayMs;
  for (const name of names.filter((entry) => unfinishedPattern.test(entry))) {
    if (lstatSync(join(folder, name)).mtimeMs < dayAgo) rmSync(join(folder, name));
  }
  return { removed, damaged: others.filter((name) => !intact.includes(name)) };
}
