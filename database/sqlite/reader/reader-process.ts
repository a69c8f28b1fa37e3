/**
 * The program of a reader process: it runs one read after the other on its own read-only connection. Its parent ends it
 * when a read takes too long.
 *
 * Arguments: the path of the database file.
 */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { serveParent } from '#database/process-pool/serve-parent.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-message.ts';

const busyTimeoutMs = 1_000;

const [, , file = ''] = process.argv;
let connection: DatabaseSync | null = null;

serveParent((request: ReaderRequest) => {
  process.send?.(answer(request));
});

function answer({ sql, parameters, maxCharacters }: ReaderRequest): ReaderAnswer {
  try {
    connection ??= new DatabaseSync(file, { readOnly: true, timeout: busyTimeoutMs });
    const rows: Record<string, unknown>[] = [];
    let characters = 0;
    for (const row of connection.prepare(sql).iterate(...(parameters as SQLInputValue[]))) {
      for (const value of Object.values(row)) if (typeof value === 'string') characters += value.length;
      if (characters > maxCharacters) return { isTooLong: true };
      rows.push(row);
    }
    return { rows };
  } catch (thrown) {
    const { message, code, errcode } = thrown as Error & { code?: unknown; errcode?: unknown };
    return { error: { message, code, errcode } };
  }
}
