/** The only logger: JSON lines on standard output, written in batches so that a request never waits for it. */
import { type Logger, pino } from 'pino';
import { currentRequestId } from '../process/request-id.ts';
import { accessLines } from './access-log.ts';
import type { AnsweredRequest, JournalReader } from './request-journal.ts';

const batchBytes = 4096;
const flushEveryMs = 250;

/** Receives complete lines, with their line feeds. */
export interface LogOutput {
  write(lines: string): void;
  flushSync(): void;
}

export interface Logs {
  logger: Logger;
  /** Null if the level excludes access log lines. */
  accessLog: JournalReader | null;
  /** Writes buffered lines. Call it before the process exits. */
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

/** Adds the request id to every line logged during a request, so that the id shown on an error page finds them. */
function requestFields(): object {
  const id = currentRequestId.getStore();
  return id === undefined ? {} : { id };
}
