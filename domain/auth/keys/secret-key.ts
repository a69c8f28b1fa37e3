/** Finds the secret key: SECRET_KEY or, if that is not set, a file next to the SQLite database, which is created once. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sqliteFileIn } from '#database/sqlite-file.ts';

const minimumLength = 32;

/**
 * @param given SECRET_KEY, or null
 * @param databaseUrl `file:…` keeps its key in a file of the same name ending in `.key` (mode 0600);
 *   `file::memory:` gets a key that lasts as long as the process
 * @throws when SECRET_KEY is missing with PostgreSQL, or the key file is damaged
 */
export function resolveSecretKey(given: string | null, databaseUrl: string): string {
  if (given !== null) return given;
  const databaseFile = sqliteFileIn(databaseUrl);
  if (databaseFile === null) throw new Error('SECRET_KEY is required with PostgreSQL');
  return databaseFile === ':memory:' ? newKey() : keyFromFile(secretKeyFile(databaseFile));
}

/** @returns the path of the key of an SQLite file; a copy of the database is useless without it */
export function secretKeyFile(databaseFile: string): string {
  return `${databaseFile}.key`;
}

/** @returns the key kept next to an SQLite file, or null if there is none, as with PostgreSQL */
export function readSecretKeyFile(databaseUrl: string): string | null {
  const databaseFile = sqliteFileIn(databaseUrl);
  return databaseFile === null ? null : readKey(secretKeyFile(databaseFile));
}

/** Stores the key of a restored backup. */
export function replaceSecretKeyFile(databaseFile: string, key: string): void {
  const path = secretKeyFile(databaseFile);
  renameSync(writeTemporaryFile(path, key), path);
}

function keyFromFile(path: string): string {
  const key = readKey(path) ?? createKey(path);
  if (key.length < minimumLength) {
    throw new Error(`${path} does not hold a secret key of at least ${minimumLength} characters`);
  }
  return key;
}

function readKey(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A process that starts at the same moment sees no file or a complete one: the first link wins. */
function createKey(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const temporaryFile = writeTemporaryFile(path, newKey());
  try {
    linkSync(temporaryFile, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryFile);
  }
  return readFileSync(path, 'utf8').trim();
}

/** @returns the path of a new file in the same folder, readable by its owner only */
function writeTemporaryFile(path: string, key: string): string {
  const temporaryFile = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(temporaryFile, `${key}\n`, { mode: 0o600, flag: 'wx' });
  // The umask may have removed rights.
  chmodSync(temporaryFile, 0o600);
  return temporaryFile;
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
