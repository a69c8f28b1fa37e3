/** Where SECRET_KEY comes from when nobody gave one: a file beside the SQLite database, made once. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sqliteFileIn } from '#database/sqlite-file.ts';

const minimumLength = 32;

/**
 * @param given SECRET_KEY, or null
 * @param databaseUrl `file:…` keeps its key in a file of the same name ending in `.key` (mode 0600);
 *   `file::memory:` gets a key that dies with the process
 * @throws when there is no SECRET_KEY with another engine, or the key file is damaged
 */
export function resolveSecretKey(given: string | null, databaseUrl: string): string {
  if (given !== null) return given;
  const databaseFile = sqliteFileIn(databaseUrl);
  if (databaseFile === null) throw new Error('SECRET_KEY is required with PostgreSQL');
  return databaseFile === ':memory:' ? newKey() : keyFromFile(secretKeyFile(databaseFile));
}

/** @returns the path of the key that belongs to a SQLite file; a copy of the one is of no use without the other */
export function secretKeyFile(databaseFile: string): string {
  return `${databaseFile}.key`;
}

/** @returns the key kept beside a SQLite file, or null */
export function readSecretKeyFile(databaseFile: string): string | null {
  return readKey(secretKeyFile(databaseFile));
}

/** For a database that comes with a key of its own. */
export function replaceSecretKeyFile(databaseFile: string, key: string): void {
  const path = secretKeyFile(databaseFile);
  renameSync(writeDraft(path, key), path);
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

/** A process that starts at the same moment sees either no file or a whole one: the first link wins. */
function createKey(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = writeDraft(path, newKey());
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}

/** @returns the path of a new file beside the other, readable by its owner only */
function writeDraft(path: string, key: string): string {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${key}\n`, { mode: 0o600, flag: 'wx' });
  // The umask can only take rights away; this says exactly which remain.
  chmodSync(draft, 0o600);
  return draft;
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
