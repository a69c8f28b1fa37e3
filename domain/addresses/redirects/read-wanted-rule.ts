/**
 * Reads a rule as it was typed, before the database is queried, and converts its addresses to their canonical spelling.
 */
import { canonicalForm } from '#domain/addresses/canonical-form.ts';
import { serverWords } from '#domain/pages/reserved-slugs.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import {
  maxAddressLength,
  type RuleFailure,
  type RuleField,
  type RuleStatus,
  ruleStatuses,
} from './redirect-failures.ts';

/** Where a rule leads. */
export type WantedTarget = { path: string } | { pageId: string };

export interface WantedRule {
  from: string;
  /** Null for an address that is gone. */
  to: WantedTarget | null;
  status: number;
}

export interface ParsedRule {
  from: string;
  /** `rest` is the query and fragment. */
  to: { path: string; rest: string } | { pageId: string } | null;
  status: RuleStatus;
}

/** First segments that the server answers before it consults any rule. */
const protectedWords: ReadonlySet<string> = new Set([...serverWords, 'admin']);

/** @param siteUrl origin of the site, so that whole addresses of the site are understood too */
export function readWantedRule(
  { from, to, status }: WantedRule,
  siteUrl: string,
): Result<ParsedRule, RuleFailure> {
  const source = readAddress(from, 'from_path', siteUrl);
  if (!source.ok) return source;
  if (source.value.rest !== '') return refusal({ code: 'has_query' });
  const { path } = source.value;
  if (isProtected(path)) return refusal({ code: 'protected', path });
  const ruleStatus = ruleStatuses.find((known) => known === status);
  if (ruleStatus === undefined) return refusal({ code: 'bad_status' });
  if (ruleStatus === 410) {
    return to === null
      ? success({ from: path, to, status: ruleStatus })
      : refusal({ code: 'gone_with_target' });
  }
  if (to === null) return refusal({ code: 'no_target' });
  if ('pageId' in to) return success({ from: path, to, status: ruleStatus });
  const target = readAddress(to.path, 'to_path', siteUrl);
  return target.ok ? success({ from: path, to: target.value, status: ruleStatus }) : target;
}

function isProtected(path: string): boolean {
  return path === '/' || protectedWords.has(path.split('/')[1] ?? '');
}

function readAddress(
  text: string,
  field: RuleField,
  siteUrl: string,
): Result<{ path: string; rest: string }, RuleFailure> {
  const typed = text.trim();
  if (typed === '') return refusal({ code: 'no_address', field });
  if (typed.length > maxAddressLength) return refusal({ code: 'too_long', field });
  if (!URL.canParse(typed, siteUrl)) return refusal({ code: 'no_address', field });
  const url = new URL(typed, siteUrl);
  if (!isSameSite(url, new URL(siteUrl))) return refusal({ code: 'other_site', field });
  const path = canonicalForm(url.pathname);
  const rest = url.search + url.hash;
  // Escapes may make it longer than it was typed.
  if (path.length + rest.length > maxAddressLength) return refusal({ code: 'too_long', field });
  return success({ path, rest });
}

/** Lists of old addresses name the site with and without `www.` and with either scheme. */
function isSameSite(url: URL, site: URL): boolean {
  const bare = (host: string) => host.replace(/^www\./, '');
  return /^https?:$/.test(url.protocol) && bare(url.host) === bare(site.host);
}
