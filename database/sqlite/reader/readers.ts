/** The reader processes of a database file: started when a read needs one, and ended when none has for a while. */
import { type Reader, ReaderEnded, startReader } from './reader.ts';
import type { ReaderRequest } from './reader-message.ts';

/** Each process takes about 50 MB, and starting one takes a tenth of a second. */
const endIdleAfterMs = 15_000;

export interface Readers {
  /** Runs a read in an idle process. The caller limits how many run at once. */
  read(request: ReaderRequest, limitMs: number): Promise<Record<string, unknown>[]>;
  close(): void;
}

export function createReaders(file: string): Readers {
  const idle = new Map<Reader, NodeJS.Timeout>();
  const busy = new Set<Reader>();
  let isClosed = false;

  function take(): Reader {
    for (const [reader, ending] of idle) {
      clearTimeout(ending);
      idle.delete(reader);
      if (reader.isAlive()) return reader;
    }
    return startReader(file);
  }
  function giveBack(reader: Reader): void {
    if (!reader.isAlive()) return;
    const ending = setTimeout(() => {
      idle.delete(reader);
      reader.end();
    }, endIdleAfterMs);
    idle.set(reader, ending.unref());
  }

  return {
    async read(request, limitMs) {
      if (isClosed) throw new ReaderEnded();
      const reader = take();
      busy.add(reader);
      try {
        return await reader.read(request, limitMs);
      } finally {
        busy.delete(reader);
        giveBack(reader);
      }
    },
    close() {
      isClosed = true;
      for (const ending of idle.values()) clearTimeout(ending);
      for (const reader of [...idle.keys(), ...busy]) reader.end();
      idle.clear();
    },
  };
}
