/**
 * All operations on the rules of addresses, bound to one database. A rule is used only if no page answers, so no cached
 * page depends on it and the content version does not change.
 */
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { RedirectRow, Schema } from '#database/schema.ts';
import { findListed, setStateOf } from '#domain/addresses/missed/missed-store.ts';
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
import type { Clock } from '#domain/clock.ts';
import { asExpected, type NotOneRow } from '#domain/expected-rows.ts';
import { type Result, success } from '#domain/result.ts';
import { type Plan, planRules, type SiteAddresses } from './plan-rules.ts';
import type { WantedRule, WantedTarget } from './read-wanted-rule.ts';
import type { RuleFailure } from './redirect-failures.ts';

export interface RedirectsDependencies {
  database: Database;
  clock: Clock;
  site: { url: string; loadAnswersAt(): Promise<SiteAddresses['answersAt']> };
}

export type RedirectChangeFailure = RuleFailure | NotOneRow;

type Changed = Result<RedirectRow[], RedirectChangeFailure>;

export interface RedirectOptions {
  isOneRowExpected?: boolean;
  /** Id of the administrator; null or missing for the command line. */
  by?: string | null;
}

export interface RuleChanges {
  /** Missing if the target is not changed. */
  to?: WantedTarget | null;
  status?: number;
}

/** Does not check permissions: callers must have authorised an administrator. */
export interface RedirectService {
  insert(wanted: readonly WantedRule[], options?: RedirectOptions): Promise<Changed>;
  update(
    conditions: readonly RowCondition[],
    changes: RuleChanges,
    options?: RedirectOptions,
  ): Promise<Changed>;
  delete(conditions: readonly RowCondition[], options?: RedirectOptions): Promise<Changed>;
  /**
   * Saves the rules that may be saved.
   * @returns what became of each, in the same order
   */
  import(wanted: readonly WantedRule[], options: ImportOptions): Promise<ImportOutcome[]>;
}

export interface ImportOptions {
  /** Only reports what would happen. */
  isDryRun: boolean;
  by: string | null;
}

export type ImportOutcome =
  | { verdict: 'new' }
  | { verdict: 'changed'; before: StoredRule }
  | { verdict: 'same' }
  | { verdict: 'refused'; failure: RuleFailure };

export function createRedirectService(dependencies: RedirectsDependencies): RedirectService {
  const { database, clock } = dependencies;
  const { patterns } = database;

  async function siteAddresses(): Promise<SiteAddresses> {
    const { url, loadAnswersAt } = dependencies.site;
    return { url, answersAt: await loadAnswersAt() };
  }

  async function save(
    transaction: Kysely<Schema>,
    rules: readonly RuleTarget[],
    by: string | null,
    write: typeof putRules,
  ): Promise<void> {
    const at = clock().toISOString();
    const paths = rules.map(({ from_path }) => from_path);
    const missed = await findListed(transaction, paths);
    const kindOf = (path: string) => (missed.has(path) ? 'missed' : 'manual');
    await write(
      transaction,
      rules.map((rule) => ({ ...rule, kind: kindOf(rule.from_path), by, at })),
    );
    await setStateOf(transaction, [...missed], { from: ['open', 'page', 'ignored'], to: 'redirected' });
  }

  /** Saves the plan if all of it may be saved. */
  async function apply(
    transaction: Kysely<Schema>,
    plan: Plan,
    { isOneRowExpected = false, by = null }: RedirectOptions,
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
      const site = await siteAddresses();
      return allOrNothing(database, async (transaction) => {
        await lockPages(transaction);
        // A deleted page leaves a rule that its address is gone. The owner's rule may replace it.
        const plan = await planRules(transaction, site, wanted, ({ kind }) => kind === 'trash');
        return apply(transaction, plan, options, putRules);
      });
    },
    async update(conditions, changes, options = {}) {
      const site = await siteAddresses();
      return allOrNothing(database, async (transaction) => {
        await lockPages(transaction);
        const columns = ['from_path', 'to_page_id', 'to_path', 'status'];
        const range = { offset: 0, limit: maxRowsPerChange };
        const found = await selectRuleRows(
          { query: transaction, patterns },
          { columns, conditions, order: [], range },
        );
        const wanted = found.map((row) => changed(row as RuleTarget, changes));
        const plan = await planRules(transaction, site, wanted, () => true);
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
    async import(wanted, { isDryRun, by }) {
      const site = await siteAddresses();
      return database.query.transaction().execute(async (transaction) => {
        // A page that is published after the plan would get a rule at its address.
        if (!isDryRun) await lockPages(transaction);
        const plan = await planRules(transaction, site, wanted, () => true);
        const outcomes = plan.outcomes.map((outcome): ImportOutcome => {
          if (!outcome.ok) return { verdict: 'refused', failure: outcome.failure };
          const before = plan.before.get(outcome.value.from_path);
          if (before === undefined) return { verdict: 'new' };
          return isSameTarget(before, outcome.value) ? { verdict: 'same' } : { verdict: 'changed', before };
        });
        if (isDryRun) return outcomes;
        const rules = plan.outcomes.flatMap((outcome, index) =>
          outcome.ok && outcomes[index]?.verdict !== 'same' ? [outcome.value] : [],
        );
        await save(transaction, rules, by, changeRules);
        await save(transaction, plan.reaimed, by, changeRules);
        return outcomes;
      });
    },
  };
}

/** The most that the REST API writes at once. */
const maxRowsPerChange = 1000;

/** A rule that says 'gone' and gets a target becomes a redirect, and vice versa. */
function changed(row: RuleTarget, { to, status }: RuleChanges): WantedRule {
  const target = to === undefined ? targetOf(row) : to;
  const wanted = status ?? (row.status === 410 && target !== null ? 301 : row.status);
  return { from: row.from_path, to: status === 410 && to === undefined ? null : target, status: wanted };
}

function targetOf({ to_page_id, to_path, status }: RuleTarget): WantedTarget | null {
  if (status === 410) return null;
  if (to_page_id !== null) return { pageId: to_page_id };
  return to_path === null ? null : { path: to_path };
}

function isSameTarget(one: RuleTarget, other: RuleTarget): boolean {
  return one.to_page_id === other.to_page_id && one.to_path === other.to_path && one.status === other.status;
}
