/** The one logger: JSON lines on standard output, written in batches so that a request never waits for it. */
import { type Logger, pino } from 'pino';

const batchBytes = 4096;
const flushEveryMs = 250;

export interface FlushableLogger {
  logger: Logger;
  /** Writes out what is still held back; call it before the process ends. */
  flush(): void;
}

export function createLogger(level: string): FlushableLogger {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: batchBytes,
    periodicFlush: flushEveryMs,
  });
  return {
    logger: pino({ level, base: { pid: process.pid } }, destination),
    flush: () => destination.flushSync(),
  };
}
