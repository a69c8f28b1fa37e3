/** The one logger: JSON lines on standard output, written in batches so that a request never waits for it. */
import { type Logger, pino } from 'pino';
import { currentRequestId } from './request-id.ts';

const batchBytes = 4096;
const flushEveryMs = 250;

export interface FlushableLogger {
  logger: Logger;
  /** Writes out what is still held back; call it before the process ends. */
  flush(): void;
}

/** Takes one line at a time, its line feed included. */
export interface LogOutput {
  write(line: string): void;
  flushSync(): void;
}

export function createLogger(level: string, output: LogOutput = standardOutput()): FlushableLogger {
  return {
    logger: pino({ level, base: { pid: process.pid }, mixin: requestFields }, output),
    flush: () => output.flushSync(),
  };
}

function standardOutput(): LogOutput {
  return pino.destination({ dest: 1, sync: false, minLength: batchBytes, periodicFlush: flushEveryMs });
}

/** Whatever is logged while a request is answered names it, so that the id on an error page finds its cause. */
function requestFields(): object {
  const id = currentRequestId.getStore();
  return id === undefined ? {} : { id };
}
