/**
 * The line about each request, in the form of the logger's own lines. Written by hand and in ASCII: the general way
 * cost as much as a fifth of serving a page from the cache (`npm run bench -- --only cached`).
 */
import type { AnsweredRequest } from './request-journal.ts';

const infoLevel = 30;
const maxPathLength = 500;
/** A path that JSON writes as it is. */
const plainPath = /^[\w/.~-]*$/;

/** @returns whole lines */
export function accessLines(requests: readonly AnsweredRequest[]): string {
  // When the clock of the requests' own times stood at nought, in milliseconds since 1970.
  const clockStart = Date.now() - performance.now();
  let lines = '';
  let time = Number.NaN;
  let start = '';
  for (const request of requests) {
    const endedAt = Math.round(clockStart + request.endedAt);
    // Many end in the same millisecond, and to spell it out takes as long as the rest of the line.
    if (endedAt !== time) {
      time = endedAt;
      start = `{"level":${infoLevel},"time":${time},"pid":${process.pid},"id":"`;
    }
    lines += start + restOfLine(request);
  }
  return lines;
}

/** @returns the line from the value of its id on */
function restOfLine(request: AnsweredRequest): string {
  const { id, method, path, status, startedAt, endedAt, bytes, cache, isAborted } = request;
  const ms = Math.round((endedAt - startedAt) * 100) / 100;
  const end = isAborted ? ',"aborted":true}\n' : '}\n';
  return `${id}","method":"${method}","path":${quoted(path)},"status":${status},"ms":${ms},"bytes":${bytes},"cache":"${cache}"${end}`;
}

function quoted(path: string): string {
  const start = path.length > maxPathLength ? path.slice(0, maxPathLength) : path;
  return plainPath.test(start) ? `"${start}"` : JSON.stringify(start).replace(/[^ -~]/g, escaped);
}

/** @param unit one UTF-16 code unit */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
