import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveSecretKey } from './secret-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a configured key is used as it is, and no file is written', () => {
  expect(resolveSecretKey('given', `file:${folder}/site.db`)).toBe('given');
  expect(readdirSync(folder)).toEqual([]);
});

test('an SQLite file gets one key in a file next to it, which only its owner can read', () => {
  const url = `file:${folder}/deep/site.db`;
  const key = resolveSecretKey(null, url);
  expect(key.length).toBeGreaterThanOrEqual(43);
  expect(resolveSecretKey(null, url)).toBe(key);
  expect(readdirSync(join(folder, 'deep'))).toEqual(['site.db.key']);
  expect(statSync(join(folder, 'deep', 'site.db.key')).mode & 0o777).toBe(0o600);
});

test('a database in memory gets a new key each time', () => {
  const keys = [resolveSecretKey(null, 'file::memory:'), resolveSecretKey(null, 'file::memory:')];
  expect(keys[0]).not.toBe(keys[1]);
});

test('a damaged key file stops the start instead of being replaced', () => {
  writeFileSync(join(folder, 'site.db.key'), 'short\n');
  expect(() => resolveSecretKey(null, `file:${folder}/site.db`)).toThrow('site.db.key');
});

test('PostgreSQL needs a configured key', () => {
  expect(() => resolveSecretKey(null, 'postgres://host/name')).toThrow('SECRET_KEY');
});
