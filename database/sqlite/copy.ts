/**
 * A copy of a SQLite database for keeping: itself a SQLite database, with one table more that holds what the
 * database is of no use without.
 */
import { copyFileSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { migrations } from '#database/migrations/all.ts';
import { openMigrated } from '#database/open-migrated.ts';

const ownerOnly = 0o600;
const busyTimeoutMs = 5000;
const tryAgainMs = 100;
/** More writes than can come in between the last look at the database and its replacement. */
const versionHeadroom = 1000;

const noteSchema = z.object({ made_at: z.iso.datetime(), secret_key: z.string().nullable() });

export interface CopyNote {
  /** ISO-8601, UTC. */
  madeAt: string;
  /** Null where the key is kept elsewhere. */
  secretKey: string | null;
}

export type ReadCopy = { ok: true; note: CopyNote } | { ok: false; code: 'no_copy' | 'damaged' | 'newer' };

/**
 * The state of one moment, whoever writes meanwhile.
 * @param copyFile does not exist yet
 */
export function copySqlite(databaseFile: string, copyFile: string, note: CopyNote): void {
  // Made first, so that at no moment anybody else may read it.
  writeFileSync(copyFile, '', { mode: ownerOnly, flag: 'wx' });
  const source = new DatabaseSync(databaseFile);
  try {
    source.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    source.prepare('VACUUM INTO ?').run(copyFile);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(copyFile);
  try {
    copy.exec('CREATE TABLE backup (made_at text NOT NULL, secret_key text)');
    copy.prepare('INSERT INTO backup VALUES (?, ?)').run(note.madeAt, note.secretKey);
  } finally {
    copy.close();
  }
}

/** Looks at all of it: a copy that has been damaged on its way is found out before it replaces anything. */
export function readCopy(copyFile: string): ReadCopy {
  const copy = new DatabaseSync(copyFile, { readOnly: true });
  try {
    const note = noteSchema.safeParse(copy.prepare('SELECT * FROM backup').get());
    const applied = copy.prepare('SELECT name FROM kysely_migration').all();
    if (!note.success) return { ok: false, code: 'no_copy' };
    if (applied.some(({ name }) => !Object.hasOwn(migrations, String(name))))
      return { ok: false, code: 'newer' };
    const check = copy.prepare('PRAGMA integrity_check').get();
    if (check?.integrity_check !== 'ok') return { ok: false, code: 'damaged' };
    return { ok: true, note: { madeAt: note.data.made_at, secretKey: note.data.secret_key } };
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    return { ok: false, code: isDamage(error.errcode) ? 'damaged' : 'no_copy' };
  } finally {
    copy.close();
  }
}

/**
 * Puts a copy in the place of a database, all at once. Processes that have the database open see it change like by
 * any other write.
 * @param copyFile one that `readCopy` found good
 */
export async function restoreSqlite(copyFile: string, databaseFile: string): Promise<void> {
  const draft = `${databaseFile}.${process.pid}.restore`;
  try {
    writeFileSync(draft, '', { mode: ownerOnly, flag: 'wx' });
    copyFileSync(copyFile, draft);
    const isReplacing = hasContent(databaseFile);
    await makeUsable(draft, isReplacing ? contentVersionOf(databaseFile) : 0);
    if (isReplacing) {
      await overwrite(draft, databaseFile);
    } else {
      // What is left of an earlier database would be taken for part of this one.
      for (const rest of ['-wal', '-shm']) rmSync(databaseFile + rest, { force: true });
      renameSync(draft, databaseFile);
    }
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(draft + rest, { force: true });
  }
}

export function hasContent(file: string): boolean {
  return existsSync(file) && statSync(file).size > 0;
}

/** Without the note, of today's schema, and newer than anything a running process has kept. */
async function makeUsable(file: string, versionSeen: number): Promise<void> {
  const draft = new DatabaseSync(file);
  try {
    // What is dropped is overwritten, not only forgotten.
    draft.exec('PRAGMA secure_delete = ON; DROP TABLE backup');
    draft
      .prepare('UPDATE content_version SET version = max(version, ?) + ?')
      .run(versionSeen, versionHeadroom);
  } finally {
    draft.close();
  }
  const { database } = await openMigrated(`file:${file}`);
  await database.close();
}

async function overwrite(draft: string, databaseFile: string): Promise<void> {
  const source = new DatabaseSync(draft, { readOnly: true });
  const givesUpAt = performance.now() + busyTimeoutMs;
  try {
    while (true) {
      try {
        await backup(source, databaseFile);
        return;
      } catch (error) {
        // Somebody is writing.
        if (performance.now() > givesUpAt) throw error;
        await delay(tryAgainMs);
      }
    }
  } finally {
    source.close();
  }
}

function contentVersionOf(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(database.prepare('SELECT version FROM content_version').get()?.version);
  } catch {
    // Not a database of ours, or a damaged one: nothing can have been kept of it.
    return 0;
  } finally {
    database.close();
  }
}

/** SQLITE_CORRUPT; what is no database at all is SQLITE_NOTADB, what lacks our tables SQLITE_ERROR. */
function isDamage(code: unknown): boolean {
  const sqliteCorrupt = 11;
  return typeof code === 'number' && (code & 0xff) === sqliteCorrupt;
}
