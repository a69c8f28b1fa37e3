/** Processes of one program: started when there is work for one, and ended when there has been none for a while. */
import { type PooledProcess, ProcessEnded, type Program, startPooledProcess } from './pooled-process.ts';

/** Each takes some 50 MB, and starting one takes a tenth of a second. */
const endIdleAfterMs = 15_000;

export interface ProcessPool<Message, Answer> {
  /**
   * Lends a process that nobody else uses. The caller limits how many are lent at once.
   * @throws ProcessEnded after the pool is closed
   */
  lend<Result>(use: (process: PooledProcess<Message, Answer>) => Promise<Result>): Promise<Result>;
  close(): void;
}

export function createProcessPool<Message extends object, Answer>(
  program: Program,
): ProcessPool<Message, Answer> {
  const idle = new Map<PooledProcess<Message, Answer>, NodeJS.Timeout>();
  const busy = new Set<PooledProcess<Message, Answer>>();
  let isClosed = false;

  function take(): PooledProcess<Message, Answer> {
    for (const [one, ending] of idle) {
      clearTimeout(ending);
      idle.delete(one);
      if (one.isAlive()) return one;
    }
    return startPooledProcess(program);
  }

  function giveBack(one: PooledProcess<Message, Answer>): void {
    if (!one.isAlive()) return;
    const ending = setTimeout(() => {
      idle.delete(one);
      one.end();
    }, endIdleAfterMs);
    idle.set(one, ending.unref());
  }

  return {
    async lend(use) {
      if (isClosed) throw new ProcessEnded();
      const one = take();
      busy.add(one);
      try {
        return await use(one);
      } finally {
        busy.delete(one);
        giveBack(one);
      }
    },
    close() {
      isClosed = true;
      for (const ending of idle.values()) clearTimeout(ending);
      for (const one of [...idle.keys(), ...busy]) one.end();
      idle.clear();
    },
  };
}
