/**
 * The line about each request, in the form of the logger's own lines. Written by hand and in batches: the general
 * way cost as much as a fifth of serving a page from the cache (`npm run bench -- --only cached`).
 */

export interface AccessEntry {
  id: string;
  method: string | undefined;
  /** Without the query, and without words a visitor typed (`logged-path.ts`). */
  path: string;
  status: number;
  milliseconds: number;
  /** Length of the body; null when it was not known beforehand. */
  bytes: number | null;
  cache: 'hit' | 'miss' | 'none';
  /** The client hung up before the last byte. */
  isAborted: boolean;
}

export interface AccessLog {
  add(entry: AccessEntry): void;
  /** Hands on what is still held back. */
  flush(): void;
}

const infoLevel = 30;
const maxPathLength = 500;
const batchLength = 8 * 1024;
const holdBackMs = 250;

/** @param output takes whole lines */
export function createAccessLog(output: { write(lines: string): void }): AccessLog {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines === '') return;
    const batch = lines;
    lines = '';
    output.write(batch);
  }

  return {
    add(entry) {
      lines += lineOf(entry);
      if (lines.length >= batchLength) flush();
      else timer ??= setTimeout(flush, holdBackMs).unref();
    },
    flush,
  };
}

function lineOf({ id, method, path, status, milliseconds, bytes, cache, isAborted }: AccessEntry): string {
  const ms = Math.round(milliseconds * 100) / 100;
  const logged = JSON.stringify(path.slice(0, maxPathLength));
  const end = isAborted ? ',"aborted":true}\n' : '}\n';
  return `{"level":${infoLevel},"time":${Date.now()},"pid":${process.pid},"id":"${id}","method":"${method}","path":${logged},"status":${status},"ms":${ms},"bytes":${bytes},"cache":"${cache}"${end}`;
}
