/**
 * All operations on the rules of addresses, bound to one database. A rule is used only if no page answers, so no cached
 * page depends on it and the content version does not change.
 */
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { RedirectRow, Schema } from '#database/schema.ts';
import { answeredTarget } from '#domain/addresses/answered-target.ts';
import { findStoredMisses, setStateOf } from '#domain/addresses/missed/missed-store.ts';
import {
  changeRules,
  findRuleRows,
  putRules,
  type RuleTarget,
  ruleRows,
  type StoredRule,
  selectRuleRows,
} from '#domain/addresses/redirect-store.ts';
import { allOrNothing } from '#domain/all-or-nothing.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import type { Clock } from '#domain/clock.ts';
import { asExpected, type NotOneRow } from '#domain/expected-rows.ts';
import { createPause, type Pause, type RemainingMs } from '#domain/pause.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type Plan, planRules, readRules, type SiteAddresses } from './plan-rules.ts';
import type { WantedRule, WantedTarget } from './read-wanted-rule.ts';
import type { RuleFailure } from './redirect-failures.ts';

export interface RedirectsDependencies {
  database: Database;
  clock: Clock;
  site: { url: string; loadRouteMatcher(): Promise<SiteAddresses['matchesRoute']> };
}

export type RedirectChangeFailure =
  | RuleFailure
  | NotOneRow
  /** The conditions match more rules than one change may affect. Nothing was changed. */
  | { code: 'too_many_rules'; limit: number };

type Changed = Result<RedirectRow[], RedirectChangeFailure>;

export interface RuleChanges {
  /** Missing if the target is not changed. */
  to?: WantedTarget | null;
  status?: number;
}

/** Does not check permissions: callers must have authorised an administrator. */
export interface RedirectService {
  insert(wanted: readonly WantedRule[], options?: ChangeOptions): Promise<Changed>;
  update(
    conditions: readonly RowCondition[],
    changes: RuleChanges,
    options?: ChangeOptions,
  ): Promise<Changed>;
  delete(conditions: readonly RowCondition[], options?: ChangeOptions): Promise<Changed>;
  /**
   * Saves the rules that may be saved.
   * @returns what became of each, in the same order
   * @throws TooCostly when no time is left; nothing is then saved
   */
  import(wanted: readonly WantedRule[], options: ImportOptions): Promise<RuleImportOutcome[]>;
}

export interface ImportOptions {
  /** Only reports what would happen. */
  isDryRun: boolean;
  by: string | null;
  remainingMs?: RemainingMs;
}

export type RuleImportOutcome =
  | { verdict: 'new' }
  | { verdict: 'changed'; before: StoredRule }
  | { verdict: 'same' }
  | { verdict: 'refused'; failure: RuleFailure };

export function createRedirectService(dependencies: RedirectsDependencies): RedirectService {
  const { database, clock } = dependencies;
  const { patterns } = database;

  async function siteAddresses(): Promise<SiteAddresses> {
    const { url, loadRouteMatcher } = dependencies.site;
    return { url, matchesRoute: await loadRouteMatcher() };
  }

  async function save(
    transaction: Kysely<Schema>,
    rules: readonly RuleTarget[],
    by: string | null,
    write: typeof putRules,
    pause?: Pause,
  ): Promise<void> {
    const at = clock().toISOString();
    const paths = rules.map(({ from_path }) => from_path);
    const missed = await findStoredMisses(transaction, paths);
    const kindOf = (path: string) => (missed.has(path) ? 'missed' : 'manual');
    await write(
      transaction,
      rules.map((rule) => ({ ...rule, kind: kindOf(rule.from_path), by, at })),
      pause,
    );
    await setStateOf(transaction, [...missed], { from: ['open', 'page', 'ignored'], to: 'redirected' });
  }

  /** Saves the plan if all of it may be saved. */
  async function apply(
    transaction: Kysely<Schema>,
    plan: Plan,
    { isOneRowExpected = false, by = null }: ChangeOptions,
    write: typeof putRules,
  ): Promise<Changed> {
    const rules: RuleTarget[] = [];
    for (const outcome of plan.outcomes) {
      if (!outcome.ok) return outcome;
      rules.push(outcome.value);
    }
    const expected = asExpected(rules, { isOneRowExpected });
    if (!expected.ok) return expected;
    await save(transaction, rules, by, write);
    await save(transaction, plan.reaimed, by, changeRules);
    return success(
      await findRuleRows(
        transaction,
        rules.map(({ from_path }) => from_path),
      ),
    );
  }

  return {
    async insert(wanted, options = {}) {
      const parsed = await readRules(wanted, await siteAddresses());
      return allOrNothing(database, async (transaction) => {
        await lockPages(transaction);
        // A deleted page leaves a rule that says its address is gone. The owner's rule may replace it.
        const plan = await planRules(transaction, parsed, ({ kind }) => kind === 'trash');
        return apply(transaction, plan, options, putRules);
      });
    },
    async update(conditions, changes, options = {}) {
      const site = await siteAddresses();
      return allOrNothing(database, async (transaction) => {
        await lockPages(transaction);
        const columns = ['from_path', 'to_page_id', 'to_path', 'status'];
        const range = { offset: 0, limit: maxRowsPerChange + 1 };
        const found = await selectRuleRows(
          { query: transaction, patterns },
          { columns, conditions, order: [], range },
        );
        if (found.length > maxRowsPerChange) {
          return refusal({ code: 'too_many_rules', limit: maxRowsPerChange });
        }
        // The columns are those of a target.
        const wanted = found.map((row) => changed(row as RuleTarget, changes));
        const plan = await planRules(transaction, await readRules(wanted, site), () => true);
        return apply(transaction, plan, options, changeRules);
      });
    },
    delete: (conditions, options = {}) =>
      allOrNothing<RedirectRow[], RedirectChangeFailure>(database, async (query) => {
        await lockPages(query);
        const rows = await ruleRows.delete({ query, patterns }, conditions);
        const paths = rows.map(({ from_path }) => from_path);
        await setStateOf(query, paths, { from: ['redirected'], to: 'open' });
        return asExpected(rows, options);
      }),
    async import(wanted, { isDryRun, by, remainingMs }) {
      const pause = createPause(remainingMs);
      const parsed = await readRules(wanted, await siteAddresses(), pause);
      const accessMode = isDryRun ? 'read only' : 'read write';
      const transactions = database.query.transaction().setAccessMode(accessMode);
      return transactions.execute(async (transaction) => {
        // Otherwise a page published after the planning could get a rule at its own address.
        if (!isDryRun) await lockPages(transaction);
        const plan = await planRules(transaction, parsed, () => true, pause);
        const outcomes = plan.outcomes.map((outcome): RuleImportOutcome => {
          if (!outcome.ok) return { verdict: 'refused', failure: outcome.failure };
          const before = plan.before.get(outcome.value.from_path);
          if (before === undefined) return { verdict: 'new' };
          return saysTheSame(before, outcome.value) ? { verdict: 'same' } : { verdict: 'changed', before };
        });
        if (isDryRun) return outcomes;
        const rules = plan.outcomes.flatMap((outcome, index) =>
          outcome.ok && outcomes[index]?.verdict !== 'same' ? [outcome.value] : [],
        );
        await save(transaction, rules, by, changeRules, pause);
        await save(transaction, plan.reaimed, by, changeRules, pause);
        return outcomes;
      });
    },
  };
}

/** The most that the REST API writes at once. */
const maxRowsPerChange = 1000;

/** A rule that says 'gone' becomes a redirect when it gets a target. A redirect that gets the status 410 loses its own. */
function changed(row: RuleTarget, { to, status }: RuleChanges): WantedRule {
  const target = to === undefined ? targetOf(row) : to;
  const newStatus = status ?? (row.status === 410 && target !== null ? 301 : row.status);
  return { from: row.from_path, to: status === 410 && to === undefined ? null : target, status: newStatus };
}

function targetOf({ to_page_id, to_path, status }: RuleTarget): WantedTarget | null {
  if (status === 410) return null;
  if (to_page_id !== null) return { pageId: to_page_id };
  return to_path === null ? null : { path: to_path };
}

/**
 * An imported list can only say that an address is gone. A stored rule that leads to a page in the trash says the same,
 * and is kept so that it leads to the page again once that is restored.
 */
function saysTheSame(stored: StoredRule, { to_page_id, to_path, status }: RuleTarget): boolean {
  if (status === 410) return answeredTarget(stored) === null;
  return stored.to_page_id === to_page_id && stored.to_path === to_path && stored.status === status;
}
