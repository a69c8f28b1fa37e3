/** The promises that every answer keeps, whatever the request. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RawAnswer } from './ask.ts';
import { type HostileRequest, marker } from './hostile-request.ts';

const maxAnswerMs = 3_000;

const requiredHeaders: readonly (readonly [string, RegExp])[] = [
  ['content-security-policy', /^default-src 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^same-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /geolocation=\(\)/],
  ['strict-transport-security', /^max-age=\d{8}/],
];
/** A line of a stack trace, or a path of the server's own files. */
const traces =
  /\bat .{1,80}\.[cm]?[jt]sx?:\d+|node_modules|node:internal|\/server\/[\w-]+\.ts|SQLITE_|syntax error at/;

/** @returns the broken promises; empty for a good answer */
export function brokenPromises({ method }: HostileRequest, answer: RawAnswer): string[] {
  const { status, headers, ms } = answer;
  const broken: string[] = [];
  const expect = (isKept: boolean, what: string) => {
    if (!isKept) broken.push(what);
  };
  expect(ms <= maxAnswerMs, `took ${ms.toFixed(0)} ms`);
  expect(status !== 0, 'no answer');
  if (status === 0) return broken;
  expect(status !== 500 && status < 505, `status ${status}`);
  expect(status !== 503 || headers.has('retry-after'), '503 without Retry-After');
  for (const [name, value] of requiredHeaders) expect(value.test(headers.get(name) ?? ''), `header ${name}`);
  expect(!headers.has('set-cookie'), 'a cookie');
  expect(!headers.has('x-powered-by') && !headers.has('server'), 'the name of the software');
  expect(/^$|^\/(?![/\\])/.test(headers.get('location') ?? ''), `a redirect to ${headers.get('location')}`);
  if (status >= 400) expect(headers.get('cache-control') === 'no-store', 'a cacheable error');

  const body = decoded(answer);
  if (body === null) return [...broken, 'a body that cannot be decoded'];
  const isEmpty = method === 'HEAD' || status === 204 || status === 304;
  expect(!isEmpty || body === '', 'a body where none may be');
  expect(!traces.test(body), `a trace: ${traces.exec(body)?.[0]}`);
  const type = headers.get('content-type') ?? '';
  expect(body === '' || type !== '', 'a body without a type');
  if (/html|xml|svg/.test(type)) expect(!body.includes(marker), 'unescaped input');
  return broken;
}

/** @returns null for a body that is cut off or not in the encoding it names */
function decoded({ headers, body }: RawAnswer): string | null {
  const bytes = headers.get('transfer-encoding') === 'chunked' ? joinedChunks(body) : body;
  if (bytes.length === 0) return '';
  const encoding = headers.get('content-encoding');
  try {
    if (encoding === 'br') return brotliDecompressSync(bytes).toString();
    return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
  } catch {
    return null;
  }
}

function joinedChunks(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let at = 0;
  while (at < body.length) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, end).toString('latin1'), 16);
    if (end === -1 || !(length > 0)) break;
    chunks.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(chunks);
}
