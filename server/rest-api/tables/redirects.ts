/** The redirect rules, for addresses that have no page (docs/specification/addresses.md#redirects). */
import type { RedirectsTable } from '#database/schema/page-tables.ts';
import type { WantedRule, WantedTarget } from '#domain/addresses/redirects/read-wanted-rule.ts';
import { fieldOfFailure, ruleFailureText } from '#domain/addresses/redirects/redirect-failures.ts';
import type { RedirectChangeFailure, RuleChanges } from '#domain/addresses/redirects/redirect-service.ts';
import { refusal } from '#domain/result.ts';
import { isByColumn, isListing } from '../indexed-rows.ts';
import { writeResultOf } from '../plain-rows.ts';
import { failures, type RestFailure } from '../rest-failure.ts';
import {
  type ColumnsOf,
  nullableColumn,
  type RestTable,
  type SentRow,
  sessionColumn,
} from '../rest-table.ts';

const name = 'redirects';
const pagesName = 'generated_pages';
const maxBodyBytes = 256 * 1024;

/** In the order of `select=*`. */
const columns = {
  from_path: sessionColumn('text', 'client_always'),
  to_page_id: nullableColumn('uuid', 'client'),
  to_path: nullableColumn('text', 'client'),
  status: sessionColumn('integer', 'client'),
  kind: sessionColumn('text'),
  hits: sessionColumn('integer'),
  last_hit_at: nullableColumn('timestamp'),
  by: nullableColumn('text'),
  at: sessionColumn('timestamp'),
} satisfies ColumnsOf<RedirectsTable>;

export const redirects: RestTable = {
  name,
  columns,
  key: ['from_path'],
  defaultOrder: [{ column: 'from_path', direction: 'asc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    isIndexed: (query) =>
      query.conditions.some(isByColumn('from_path')) ||
      query.conditions.some(isByColumn('to_page_id')) ||
      isListing(query, 'from_path'),
    visitorDetails: 'Redirects are for administrators.',
  },
  insert: {
    permission: 'complete_session',
    maxRows: 1000,
    maxBodyBytes,
    noUpsertDetails: 'Change the rule that is there, or import a list.',
    async run({ redirects: rules }, rows, options) {
      const newRules: WantedRule[] = [];
      for (const row of rows) {
        if (hasTwoTargets(row)) return refusal(describe({ code: 'two_targets' }));
        const status = row.status == null ? 301 : Number(row.status);
        newRules.push({ from: row.from_path ?? '', to: targetOf(row), status });
      }
      return writeResultOf(await rules.insert(newRules, options), describe);
    },
  },
  update: {
    permission: 'complete_session',
    maxBodyBytes,
    async run({ redirects: rules }, conditions, changes, options) {
      if (changes.from_path !== undefined) return refusal(failures.readOnlyField(name, 'from_path'));
      if (hasTwoTargets(changes)) return refusal(describe({ code: 'two_targets' }));
      return writeResultOf(await rules.update(conditions, changesOf(changes), options), describe);
    },
  },
  delete: {
    permission: 'complete_session',
    async run({ redirects: rules }, conditions, options) {
      return writeResultOf(await rules.delete(conditions, options), describe);
    },
  },
};

function hasTwoTargets({ to_page_id, to_path }: SentRow): boolean {
  return to_page_id != null && to_path != null;
}

function targetOf({ to_page_id, to_path }: SentRow): WantedTarget | null {
  if (to_page_id != null) return { pageId: to_page_id };
  return to_path == null ? null : { path: to_path };
}

function changesOf(changes: SentRow): RuleChanges {
  const hasTarget = changes.to_page_id !== undefined || changes.to_path !== undefined;
  return {
    ...(hasTarget && { to: targetOf(changes) }),
    ...(changes.status != null && { status: Number(changes.status) }),
  };
}

function describe(failure: RedirectChangeFailure): RestFailure {
  switch (failure.code) {
    case 'not_one_row':
      return failures.notOneRow(failure.count);
    case 'too_many_rules':
      return failures.tooManyRows(failure.limit);
    case 'rule_exists':
      return failures.uniqueViolation('redirects_pkey', 'from_path', failure.path);
    case 'unknown_page':
      return failures.missingReference(name, 'to_page_id', failure.id, pagesName);
    default:
      return failures.brokenRule(fieldOfFailure(failure), ruleFailureText(failure));
  }
}
