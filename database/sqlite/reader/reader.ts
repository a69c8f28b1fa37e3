/**
 * A process that runs reads for this one. SQLite runs in the thread that calls it, and `node:sqlite` cannot interrupt a
 * statement, even from another thread. Only a separate process can be stopped in the middle of one.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ReadTooCostly } from '#database/read-too-costly.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-message.ts';

const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url));

export interface Reader {
  /**
   * Runs one read. The caller waits for its answer before it starts another.
   * @throws ReadTooCostly, ReaderEnded, or the error of SQLite
   */
  read(request: ReaderRequest, limitMs: number): Promise<Record<string, unknown>[]>;
  /** False once the process has ended or has been told to. */
  isAlive(): boolean;
  end(): void;
}

/** The process ended by itself, or could not be started. */
export class ReaderEnded extends Error {
  constructor() {
    super('the reader process ended');
  }
}

/** Starts the process. While it has nothing to do, it does not keep this process alive. */
export function startReader(file: string): Reader {
  const child: ChildProcess = fork(program, [file], { execArgv: [], env: {}, serialization: 'advanced' });
  let isAlive = true;
  let settle: ((result: ReaderAnswer | Error) => void) | null = null;

  function end(reason: Error): void {
    isAlive = false;
    child.kill('SIGKILL');
    settle?.(reason);
  }
  function keepsThisProcessAlive(does: boolean): void {
    for (const handle of [child, child.channel]) does ? handle?.ref() : handle?.unref();
  }

  child.on('message', (message) => settle?.(message as ReaderAnswer));
  child.on('error', () => end(new ReaderEnded()));
  child.on('exit', () => end(new ReaderEnded()));
  keepsThisProcessAlive(false);

  return {
    isAlive: () => isAlive,
    end: () => end(new ReaderEnded()),
    async read(request, limitMs) {
      keepsThisProcessAlive(true);
      const late = setTimeout(() => end(new ReadTooCostly()), limitMs);
      try {
        return rowsOf(
          await new Promise<ReaderAnswer | Error>((resolve) => {
            settle = resolve;
            if (isAlive) child.send(request, (error) => error && end(new ReaderEnded()));
            else resolve(new ReaderEnded());
          }),
        );
      } finally {
        clearTimeout(late);
        settle = null;
        keepsThisProcessAlive(false);
      }
    },
  };
}

function rowsOf(answer: ReaderAnswer | Error): Record<string, unknown>[] {
  if (answer instanceof Error) throw answer;
  if ('isTooLong' in answer) throw new ReadTooCostly();
  if ('rows' in answer) return answer.rows;
  const { message, code, errcode } = answer.error;
  throw Object.assign(new Error(message), { code, errcode });
}
