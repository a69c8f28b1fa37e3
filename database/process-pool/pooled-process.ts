/**
 * A process that works for this one. SQLite and long computations run in the thread that calls them, and neither can be
 * interrupted, even from another thread. Only a separate process can be stopped in the middle of its work.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { TooCostly } from '#database/too-costly.ts';

export interface Program {
  /** Absolute path of its source. */
  file: string;
  args?: readonly string[];
  /** Options of Node. */
  execArgv?: readonly string[];
  /** Replaces the environment of this process, which holds secrets. */
  env?: Readonly<Record<string, string>>;
}

export interface PooledProcess<Message, Answer> {
  /**
   * Sends a message and waits for the answer. The caller must not send another until it has come. The limit begins once
   * the process has started.
   * @throws TooCostly when the time is over, which kills the process; ProcessEnded
   */
  ask(message: Message, limitMs: number): Promise<Answer>;
  /** False once the process has ended or has been told to. */
  isAlive(): boolean;
  end(): void;
}

/** Node fires a longer timer at once. */
const longestTimerMs = 2 ** 31 - 1;

/** A start takes a tenth of a second, and several seconds on a machine that is overloaded. */
const longestStartMs = 10_000;

/** The process ended by itself, or did not start. */
export class ProcessEnded extends Error {
  constructor() {
    super('the process that worked for this one has ended');
  }
}

/** Starts the process. While it has nothing to do, it does not keep this process alive. */
export function startPooledProcess<Message extends object, Answer>({
  file,
  args = [],
  execArgv = [],
  env = {},
}: Program): PooledProcess<Message, Answer> {
  const child: ChildProcess = fork(file, [...args], {
    execArgv: [...execArgv],
    env,
    serialization: 'advanced',
  });
  let isAlive = true;
  let settle: ((result: { answer: Answer } | Error) => void) | null = null;
  const started = Promise.withResolvers<void>();

  function end(reason: Error): void {
    isAlive = false;
    child.kill('SIGKILL');
    settle?.(reason);
  }

  function keepThisProcessAlive(isKept: boolean): void {
    for (const handle of [child, child.channel]) isKept ? handle?.ref() : handle?.unref();
  }

  // The first message says that the process has started (`serve-parent.ts`).
  child.once('message', () => {
    child.on('message', (message) => settle?.({ answer: message as Answer }));
    started.resolve();
  });
  child.on('error', () => end(new ProcessEnded()));
  child.on('exit', () => end(new ProcessEnded()));
  keepThisProcessAlive(false);

  return {
    isAlive: () => isAlive,
    end: () => end(new ProcessEnded()),
    async ask(message, limitMs) {
      keepThisProcessAlive(true);
      const answered = Promise.withResolvers<{ answer: Answer } | Error>();
      settle = answered.resolve;
      let timeout = setTimeout(() => end(new ProcessEnded()), longestStartMs);
      try {
        if (isAlive) await Promise.race([started.promise, answered.promise]);
        clearTimeout(timeout);
        timeout = setTimeout(() => end(new TooCostly()), Math.min(limitMs, longestTimerMs));
        if (isAlive) child.send(message, (error) => error && end(new ProcessEnded()));
        else settle(new ProcessEnded());
        const result = await answered.promise;
        if (result instanceof Error) throw result;
        return result.answer;
      } finally {
        clearTimeout(timeout);
        settle = null;
        keepThisProcessAlive(false);
      }
    },
  };
}
