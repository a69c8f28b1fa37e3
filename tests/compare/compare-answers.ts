/** The differences between two answers to the same request, without those that any two builds have. */
import { createHash } from 'node:crypto';
import { diff } from 'node:util';
import type { SiteAnswer } from './ask.ts';
import { compareStyles } from './compare-styles.ts';
import type { Difference } from './difference.ts';

/** They name the request, the time, the build, or the bytes of the body, which is compared separately. */
const ignoredHeaders = new Set([
  'date',
  'last-modified',
  'x-request-id',
  'etag',
  'content-length',
  'connection',
  'keep-alive',
]);
const excerptLength = 160;

export function compareAnswers(path: string, before: SiteAnswer, after: SiteAnswer): Difference[] {
  if (before.status !== after.status) {
    return [{ kind: 'status', detail: `${before.status} → ${after.status}` }];
  }
  return [...compareHeaders(before, after), ...compareBodies(path, before, after)];
}

function compareHeaders(before: SiteAnswer, after: SiteAnswer): Difference[] {
  const names = new Set([...before.headers.keys(), ...after.headers.keys()]);
  return [...names].flatMap((name) => {
    if (ignoredHeaders.has(name)) return [];
    const [one, other] = [before, after].map(({ headers }) => comparableHeader(headers.get(name)));
    return one === other ? [] : [{ kind: `header ${name}`, detail: `${one} → ${other}` }];
  });
}

/** Hashes of style sheets in the policy follow from the sheets, which are compared separately. */
function comparableHeader(value = '(none)'): string {
  return value.replace(/( 'sha256-[\w+/=]+')+/g, " 'sha256-…'").replace(/'nonce-[^']+'/g, "'nonce-…'");
}

function compareBodies(path: string, before: SiteAnswer, after: SiteAnswer): Difference[] {
  const type = after.headers.get('content-type') ?? '';
  if (before.body.equals(after.body)) return [];
  if (!/^text\/|json|xml|javascript/.test(type)) {
    return [{ kind: `bytes of ${type}`, detail: `${digest(before.body)} → ${digest(after.body)}` }];
  }
  const [one, other] = [before, after].map(({ body }) => body.toString()) as [string, string];
  if (!type.startsWith('text/html')) return compareTexts(`text of ${type}`, one, other);
  return [
    ...compareTexts('HTML', comparableHtml(path, one), comparableHtml(path, other)),
    ...compareStyles(stylesOf(one), stylesOf(other), other),
  ];
}

function comparableHtml(path: string, html: string): string {
  const settled = html
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/(\/assets\/[\w.-]+?)-[\w-]{8}\.(\w+)/g, '$1.$2')
    .replace(/ nonce="[^"]*"/g, '')
    // The failure page shows the id of its request.
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '(id)')
    .replace(codePlaces(html), '(code)');
  if (!/^\/admin(\/|$)/.test(path)) return settled;
  // How the scripts are split into files does not matter to the administrator.
  return settled.replace(/<script[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
}

/** Matches the reference code of the page wherever it appears, because each database draws codes at random. */
function codePlaces(html: string): RegExp {
  const [, code] = /<script data-page="([^"]+)"/.exec(html) ?? [];
  return code === undefined
    ? /(?!)/
    : new RegExp(`(?<=[^\\dA-Za-z]|%[\\dA-F]{2})${code}(?![\\dA-Za-z])`, 'g');
}

function stylesOf(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('\n');
}

/** One difference for each run of tags or lines that were replaced. */
function compareTexts(kind: string, before: string, after: string): Difference[] {
  if (before === after) return [];
  const pieces = (text: string) => text.split(/(?=<)|(?<=\n)/);
  const differences: Difference[] = [];
  let [lost, added] = ['', ''];
  const close = () => {
    if (lost !== added) differences.push({ kind, detail: `${excerpt(lost)} → ${excerpt(added)}` });
    [lost, added] = ['', ''];
  };
  // `diff` marks a piece with 0 if both sides have it, with 1 if only the first has it, with -1 if only the second has it.
  for (const [operation, piece] of diff(pieces(before), pieces(after))) {
    if (operation === 0) close();
    else if (operation === 1) lost += piece;
    else added += piece;
  }
  close();
  return differences;
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(nothing)';
  return line.length > excerptLength ? `${line.slice(0, excerptLength)}…` : line;
}

function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 12);
}
