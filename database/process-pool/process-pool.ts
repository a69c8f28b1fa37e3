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
    for (const [worker, ending] of idle) {
      clearTimeout(ending);
      idle.delete(worker);
      if (worker.isAlive()) return worker;
    }
    return startPooledProcess(program);
  }

  function giveBack(worker: PooledProcess<Message, Answer>): void {
    if (!worker.isAlive()) return;
    const ending = setTimeout(() => {
      idle.delete(worker);
      worker.end();
    }, endIdleAfterMs);
    idle.set(worker, ending.unref());
  }

  return {
    async lend(use) {
      if (isClosed) throw new ProcessEnded();
      const worker = take();
      busy.add(worker);
      try {
        return await use(worker);
      } finally {
        busy.delete(worker);
        giveBack(worker);
      }
    },
    close() {
      isClosed = true;
      for (const ending of idle.values()) clearTimeout(ending);
      for (const worker of [...idle.keys(), ...busy]) worker.end();
      idle.clear();
    },
  };
}
