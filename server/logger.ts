/** The one logger: JSON lines on standard output, written in batches so that a request never waits for it. */
import { type Logger, pino } from 'pino';
import { accessLines } from './access-log.ts';
import { currentRequestId } from './request-id.ts';
import type { AnsweredRequest, JournalReader } from './request-journal.ts';

const batchBytes = 4096;
const flushEveryMs = 250;

/** Takes whole lines, their line feeds included. */
export interface LogOutput {
  write(lines: string): void;
  flushSync(): void;
}

export interface Logs {
  logger: Logger;
  /** Null when the level leaves out lines about requests. */
  accessLog: JournalReader | null;
  /** Writes out what is still held back; call it before the process ends. */
  flush(): void;
}

export function createLogger(level: string, output: LogOutput = standardOutput()): Logs {
  const logger = pino({ level, base: { pid: process.pid }, mixin: requestFields }, output);
  const accessLog = logger.isLevelEnabled('info')
    ? (requests: readonly AnsweredRequest[]) => output.write(accessLines(requests))
    : null;
  return {
    logger,
    accessLog,
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
