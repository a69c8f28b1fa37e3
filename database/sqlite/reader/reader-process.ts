/**
 * The program of a reader process: it runs one read after the other on its own read-only connection. Its parent ends it
 * when a read takes too long.
 *
 * Arguments: the path of the database file.
 */
import { setPriority } from 'node:os';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { ReaderAnswer, ReaderRequest } from './reader-message.ts';

/** The server gets the processor first, because visitors wait for it. */
const lowPriority = 10;
const busyTimeoutMs = 1_000;

const [, , file = ''] = process.argv;
setPriority(lowPriority);
// The terminal and the service manager signal the whole group. A server that is stopping still lets its requests
// finish, so the reader ignores the signals.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

let connection: DatabaseSync | null = null;

process.on('message', (request: ReaderRequest) => {
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
