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
  const clockStart = Date.now() - performance.now();
  let lines = '';
  for (const request of requests) lines += lineOf(request, clockStart);
  return lines;
}

/** @param clockStart when the clock of the request's own times stood at nought, in milliseconds since 1970 */
function lineOf(request: AnsweredRequest, clockStart: number): string {
  const { id, method, path, status, startedAt, endedAt, bytes, cache, isAborted } = request;
  const time = Math.round(clockStart + endedAt);
  const ms = Math.round((endedAt - startedAt) * 100) / 100;
  const end = isAborted ? ',"aborted":true}\n' : '}\n';
  return `{"level":${infoLevel},"time":${time},"pid":${process.pid},"id":"${id}","method":"${method}","path":${quoted(path)},"status":${status},"ms":${ms},"bytes":${bytes},"cache":"${cache}"${end}`;
}

function quoted(path: string): string {
  const start = path.length > maxPathLength ? path.slice(0, maxPathLength) : path;
  return plainPath.test(start) ? `"${start}"` : JSON.stringify(start).replace(/[^ -~]/g, escaped);
}

/** @param unit one UTF-16 code unit */
function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
