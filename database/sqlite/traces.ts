/** Files that a database leaves next to its own. They let a later start detect that the database file has vanished. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Traces } from '#database/database.ts';

const markerText = `A database was made here. If the database itself is ever missing, this file shows that there was one,
and the server refuses to start with an empty one. Delete this file together with the database.
`;

export function sqliteTraces(file: string): Traces {
  return {
    find: async () => (file === ':memory:' ? null : lastingTrace(file)),
    async leave() {
      if (file !== ':memory:' && !existsSync(markerOf(file))) {
        writeFileSync(markerOf(file), markerText, { mode: 0o600 });
      }
    },
  };
}

/**
 * Looks for traces of a database file that is not open yet and has therefore not created any itself.
 * @returns the path of something that only an earlier database can have left, or null
 */
export function findTraceOfMissingFile(file: string): string | null {
  // The journal does not count: a process that is creating the database has one before the file has content.
  const companions = [`${file}-wal`, `${file}-shm`];
  return lastingTrace(file) ?? companions.find((path) => existsSync(path)) ?? null;
}

function lastingTrace(file: string): string | null {
  const folder = dirname(file);
  const own = [markerOf(file), `${file}.key`];
  return own.find((path) => existsSync(path)) ?? backupIn(folder) ?? backupIn(join(folder, 'backups'));
}

function markerOf(file: string): string {
  return join(dirname(file), `${basename(file)}.exists`);
}

function backupIn(folder: string): string | null {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((entry) => entry.endsWith('.backup'));
  return name === undefined ? null : join(folder, name);
}
