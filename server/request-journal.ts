/**
 * The requests answered of late, for those who count and log them. They are told by the batch: each one by itself
 * took a tenth of serving a page from the cache (`npm run bench -- --only cached`).
 */

export interface AnsweredRequest {
  id: string;
  method: string | undefined;
  /** Without the query, and without words a visitor typed (`logged-path.ts`). */
  path: string;
  status: number;
  /** Both on the clock of `performance.now()`. */
  startedAt: number;
  endedAt: number;
  /** Length of the body; null when it was not known beforehand. */
  bytes: number | null;
  cache: 'hit' | 'miss' | 'none';
  /** The client hung up before the last byte. */
  isAborted: boolean;
}

/** Takes requests in the order in which they ended. */
export type JournalReader = (requests: readonly AnsweredRequest[]) => void;

export interface RequestJournal {
  add(request: AnsweredRequest): void;
  /** From now on. */
  tell(reader: JournalReader): void;
  /** Hands on what is still held back. */
  flush(): void;
}

const batchLength = 512;
const holdBackMs = 250;

export function createRequestJournal(): RequestJournal {
  const readers: JournalReader[] = [];
  let batch: AnsweredRequest[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length === 0) return;
    const requests = batch;
    batch = [];
    for (const read of readers) read(requests);
  }

  return {
    add(request) {
      batch.push(request);
      if (batch.length >= batchLength) flush();
      else timer ??= setTimeout(flush, holdBackMs).unref();
    },
    tell(reader) {
      readers.push(reader);
    },
    flush,
  };
}
