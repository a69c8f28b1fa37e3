/**
 * Decides which rules may be saved and where each of them ends, before anything is written. If a rule leads to the
 * address of another rule, it is made to lead to that rule's end, so one hop always suffices. Rules in a circle are
 * refused.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { slugOfPath } from '#domain/addresses/page-path.ts';
import {
  findPageIdsBySlug,
  findRulesAimingAt,
  findRulesAt,
  type RuleTarget,
  type StoredRule,
} from '#domain/addresses/redirect-store.ts';
import { findPublishedIds } from '#domain/pages/page-store.ts';
import { createPause, type Pause } from '#domain/pause.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type ParsedRule, readWantedRule, type WantedRule } from './read-wanted-rule.ts';
import type { RuleFailure } from './redirect-failures.ts';

export interface SiteAddresses {
  /** Origin of the site. */
  url: string;
  /** Whether the site itself answers at a path, generated pages aside. */
  matchesRoute(path: string): boolean;
}

export type Planned = Result<RuleTarget, RuleFailure>;

export interface Plan {
  /** For each wanted rule, in the same order. */
  outcomes: readonly Planned[];
  /** The existing rules of the addresses. */
  before: ReadonlyMap<string, StoredRule>;
  /** Rules that led to an address which now gets a rule. They are changed to lead to its end. */
  reaimed: readonly RuleTarget[];
}

/** The wanted rules after every check that needs no database. */
export interface ParsedRules {
  rules: readonly Result<ParsedRule, RuleFailure>[];
  /** Whether the site itself answers at a path, generated pages aside. */
  siteAnswersAt(path: string): boolean;
}

/** Takes a second for ten thousand rules. Call it before the transaction begins, so that other writers do not wait. */
export async function readRules(
  wanted: readonly WantedRule[],
  site: SiteAddresses,
  pause: Pause = createPause(),
): Promise<ParsedRules> {
  const answered = new Map<string, boolean>();
  const siteAnswersAt = (path: string) => {
    const isAnswered = answered.get(path) ?? site.matchesRoute(path);
    answered.set(path, isAnswered);
    return isAnswered;
  };
  // If several rows have the same address, the first one counts.
  const rules: Result<ParsedRule, RuleFailure>[] = [];
  const addresses = new Set<string>();
  for (const wantedRule of wanted) {
    const rule = readWantedRule(wantedRule, site.url);
    const isRepeated = rule.ok && addresses.has(rule.value.from);
    rules.push(isRepeated ? refusal({ code: 'repeated', path: rule.value.from }) : rule);
    if (rule.ok) {
      addresses.add(rule.value.from);
      for (const path of pathsOf(rule.value)) siteAnswersAt(path);
    }
    await pause();
  }
  return { rules, siteAnswersAt };
}

/** @param mayReplace whether an existing rule of an address may be replaced */
export async function planRules(
  query: Kysely<Schema>,
  { rules, siteAnswersAt }: ParsedRules,
  mayReplace: (rule: StoredRule) => boolean,
  pause: Pause = createPause(),
): Promise<Plan> {
  const valid = rules.flatMap((result) => (result.ok ? [result.value] : []));
  const paths = valid.flatMap(pathsOf);
  const before = byAddress(await findRulesAt(query, paths, pause));
  const pageIds = await findPageIdsBySlug(
    query,
    paths.flatMap((path) => slugOfPath(path) ?? []),
    pause,
  );
  const published = await findPublishedIds(
    query,
    valid.flatMap(({ to }) => (to !== null && 'pageId' in to ? [to.pageId] : [])),
  );
  const idOf = (path: string) => pageIds.get(slugOfPath(path) ?? '');
  const matchesRoute = (path: string) => idOf(path) !== undefined || siteAnswersAt(path);
  const accepted = new Map(
    valid.flatMap((rule) => (matchesRoute(rule.from) ? [] : [[rule.from, rule] as const])),
  );
  const endOf = endFinder({ accepted, before, published, idOf, matchesRoute });

  function outcomeOf({ from, status }: ParsedRule): Planned {
    if (matchesRoute(from)) return refusal({ code: 'answers', path: from });
    const existing = before.get(from);
    if (existing !== undefined && !mayReplace(existing)) return refusal({ code: 'rule_exists', path: from });
    const end = endOf(from);
    return end.ok ? success({ from_path: from, status, ...end.value }) : end;
  }

  const outcomes: Planned[] = [];
  for (const rule of rules) {
    outcomes.push(rule.ok ? outcomeOf(rule.value) : rule);
    await pause();
  }
  const saved = byAddress(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])));
  const aiming = await findRulesAimingAt(query, [...saved.keys()], pause);
  const reaimed = aiming.flatMap(({ from_path, status, to_path }) => {
    const end = saved.get(to_path ?? '');
    if (end === undefined || saved.has(from_path)) return [];
    return [{ ...end, from_path, status: end.status === 410 ? end.status : status }];
  });
  return { outcomes, before, reaimed };
}

function byAddress<Rule extends { from_path: string }>(rules: readonly Rule[]): Map<string, Rule> {
  return new Map(rules.map((rule) => [rule.from_path, rule]));
}

function pathsOf({ from, to }: ParsedRule): string[] {
  return to !== null && 'path' in to ? [from, to.path] : [from];
}

type End = Result<Pick<RuleTarget, 'to_page_id' | 'to_path'>, RuleFailure>;

interface RulesAndPages {
  accepted: ReadonlyMap<string, ParsedRule>;
  before: ReadonlyMap<string, StoredRule>;
  published: ReadonlySet<string>;
  idOf(path: string): string | undefined;
  matchesRoute(path: string): boolean;
}

/** @returns a function that follows the rules from an address; it visits each address once */
function endFinder({
  accepted,
  before,
  published,
  idOf,
  matchesRoute,
}: RulesAndPages): (from: string) => End {
  const ends = new Map<string, End>();

  /** @returns undefined without a rule, null for an address that is gone */
  function targetAt(path: string): ParsedRule['to'] | undefined {
    const rule = accepted.get(path);
    return rule === undefined ? targetOf(before.get(path)) : rule.to;
  }

  /** @returns the end of a rule, or the address of the rule it leads to */
  function step(path: string): End | { next: string } {
    const to = targetAt(path);
    if (to === undefined) return refusal({ code: 'target_missing', path });
    if (to === null) return end(null, null);
    const isNew = accepted.has(path);
    if ('pageId' in to) {
      const isKnown = !isNew || published.has(to.pageId);
      return isKnown ? end(to.pageId, null) : refusal({ code: 'unknown_page', id: to.pageId });
    }
    const id = idOf(to.path);
    if (id !== undefined) return end(id, null);
    if (targetAt(to.path) === null && !matchesRoute(to.path)) {
      return refusal({ code: 'target_gone', path: to.path });
    }
    // An existing rule already leads to its end, which was found when it was saved.
    const isEnd = matchesRoute(to.path) || (!isNew && !accepted.has(to.path));
    return isEnd ? end(null, to.path + to.rest) : { next: to.path };
  }

  function follow(from: string, visited: Set<string>): End {
    let path = from;
    while (true) {
      if (visited.has(path)) {
        const all = [...visited, path];
        return refusal({ code: 'loop', paths: shortened(all.slice(all.indexOf(path))) });
      }
      const found = ends.get(path);
      if (found !== undefined) return found;
      visited.add(path);
      const reached = step(path);
      if (!('next' in reached)) return reached;
      path = reached.next;
    }
  }

  return (from) => {
    const visited = new Set<string>();
    const found = follow(from, visited);
    for (const path of visited) ends.set(path, found);
    return found;
  };
}

function end(to_page_id: string | null, to_path: string | null): End {
  return success({ to_page_id, to_path });
}

function targetOf(rule: StoredRule | undefined): ParsedRule['to'] | undefined {
  if (rule === undefined) return undefined;
  if (rule.status === 410) return null;
  if (rule.to_page_id !== null) return { pageId: rule.to_page_id };
  if (rule.to_path === null) return null;
  const pathEnd = rule.to_path.search(/[?#]|$/);
  return { path: rule.to_path.slice(0, pathEnd), rest: rule.to_path.slice(pathEnd) };
}

const shownInLoop = 10;

/** A circle of thousands of rules would give a message of a megabyte. */
function shortened(paths: readonly string[]): readonly string[] {
  if (paths.length <= shownInLoop) return paths;
  return [...paths.slice(0, shownInLoop - 2), '…', paths.at(-1) ?? ''];
}
