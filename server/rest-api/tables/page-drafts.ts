/** Working copies. Saving one is a compare-and-set by `revision`; `publish_page` publishes it. */
import type { RowCondition, RowQuery } from '#database/row-query.ts';
import type { PageDraftsTable } from '#database/schema/page-tables.ts';
import type { Row } from '#database/select-rows.ts';
import type { DraftChanges } from '#domain/pages/drafts/draft-store.ts';
import type { DraftFailure } from '#domain/pages/drafts/write-drafts.ts';
import {
  mapFields,
  type PageField,
  type PageFieldRules,
  pageFieldNames,
  pageFields,
} from '#domain/pages/page-fields.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { isByColumn, isListing } from '../indexed-rows.ts';
import { describePageFailure } from '../page-failures.ts';
import { failures } from '../rest-failure.ts';
import {
  type ColumnsOf,
  nullableColumn,
  type RestTable,
  type SentRow,
  sessionColumn,
  type WriteResult,
} from '../rest-table.ts';

const name = 'page_drafts';
const pagesName = 'generated_pages';

/** Enough for one page with the longest content, escaped as JSON. */
const maxBodyBytes = 2 * 1024 * 1024;

/** In the order of `select=*`. */
const columns = {
  id: sessionColumn('uuid'),
  page_id: nullableColumn('uuid', 'client'),
  ...mapFields(pageFields, (_, { kind }: PageFieldRules) => ({
    ...sessionColumn('text', 'client'),
    ...(kind === 'html' && { isLong: true as const }),
  })),
  is_noindex: sessionColumn('boolean', 'client'),
  revision: sessionColumn('integer'),
  base_revision: nullableColumn('integer', 'client'),
  state: sessionColumn('text'),
  publish_at: nullableColumn('timestamp'),
  origin: sessionColumn('text'),
  updated_by: nullableColumn('text'),
  updated_at: sessionColumn('timestamp'),
  scheduled_revision: nullableColumn('integer'),
  drip_id: nullableColumn('uuid'),
  hold_reason: nullableColumn('text'),
} satisfies ColumnsOf<PageDraftsTable>;

/**
 * Whether the query selects drafts by their state, which may be all of them. It must not search them for words, which
 * are in no index, nor read their long texts.
 */
function isByState({ columns: read, conditions, order }: RowQuery): boolean {
  const named = [...read, ...order.map(({ column }) => column)];
  return (
    conditions.some(isByColumn('state')) && conditions.every(isShortComparison) && !named.includes('content')
  );
}

function isShortComparison(condition: RowCondition): boolean {
  if ('anyOf' in condition) return false;
  const { column, operator } = condition;
  return column !== 'content' && operator !== 'like' && operator !== 'ilike';
}

export const pageDrafts: RestTable = {
  name,
  columns,
  key: ['id'],
  defaultOrder: [{ column: 'updated_at', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    isIndexed: (query) =>
      query.conditions.some(isByColumn('page_id')) ||
      query.conditions.some(isByColumn('id')) ||
      isByState(query) ||
      isListing(query, 'updated_at', 'content'),
    visitorDetails: 'Working copies are for administrators.',
  },
  insert: {
    permission: 'complete_session',
    maxRows: 1,
    maxBodyBytes,
    noUpsertDetails: 'A page has one working copy, which is never overwritten.',
    async run({ pages }, [row], options) {
      if (row === undefined) return success([]);
      const pageId = row.page_id ?? null;
      if (pageId === null && row.title == null) return refusal(failures.missingField(name, 'title'));
      const input = { ...changesOf(row), page_id: pageId };
      return describe(await pages.drafts.insert(input, options));
    },
  },
  update: {
    permission: 'complete_session',
    maxBodyBytes,
    async run({ pages }, conditions, changes, options) {
      if ('page_id' in changes) return refusal(failures.readOnlyField(name, 'page_id'));
      if (!conditions.some(isByColumn('revision'))) {
        return refusal(
          failures.refusedAction(
            'revision_required',
            'Para salvar, informe a revisão que você está mudando.',
          ),
        );
      }
      return describe(await pages.drafts.update(conditions, changesOf(changes), options));
    },
  },
  delete: {
    permission: 'complete_session',
    async run({ pages }, conditions, options) {
      return describe(await pages.drafts.delete(conditions, options));
    },
  },
};

/** A text sent as null is stored blank. */
function changesOf(sent: SentRow): DraftChanges {
  const { is_noindex, base_revision } = sent;
  const texts: Partial<Record<PageField, string>> = {};
  for (const field of pageFieldNames) if (sent[field] !== undefined) texts[field] = sent[field] ?? '';
  return {
    ...texts,
    ...(is_noindex !== undefined && { is_noindex: Number(is_noindex ?? 0) }),
    ...(base_revision !== undefined && {
      base_revision: base_revision === null ? null : Number(base_revision),
    }),
  };
}

function describe(result: Result<readonly Row[], DraftFailure>): WriteResult {
  if (result.ok) return result;
  const { failure } = result;
  switch (failure.code) {
    case 'draft_exists':
      return refusal(failures.uniqueViolation('page_drafts_page_id_key', 'page_id', failure.pageId));
    case 'page_gone':
      return refusal(failures.missingReference(name, 'page_id', failure.pageId, pagesName));
    default:
      return refusal(describePageFailure(failure));
  }
}
