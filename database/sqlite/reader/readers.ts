/** The reader processes of a database file, which run reads that may take long (`reader-process.ts`). */
import { fileURLToPath } from 'node:url';
import { createProcessPool } from '#database/process-pool/process-pool.ts';
import { TooCostly } from '#database/too-costly.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-message.ts';

const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url));

export interface Readers {
  /**
   * Runs a read in an idle process. The caller limits how many run at once.
   * @throws TooCostly, ProcessEnded, or the error of SQLite
   */
  read(request: ReaderRequest, limitMs: number): Promise<Record<string, unknown>[]>;
  close(): void;
}

export function createReaders(file: string): Readers {
  const pool = createProcessPool<ReaderRequest, ReaderAnswer>({ file: program, args: [file] });
  return {
    read: async (request, limitMs) => rowsOf(await pool.lend((reader) => reader.ask(request, limitMs))),
    close: pool.close,
  };
}

function rowsOf(answer: ReaderAnswer): Record<string, unknown>[] {
  if ('isTooLong' in answer) throw new TooCostly();
  if ('rows' in answer) return answer.rows;
  const { message, code, errcode } = answer.error;
  throw Object.assign(new Error(message), { code, errcode });
}
