/**
 * The earlier texts of pages. The server writes a version at each event worth keeping; a client names versions or
 * deletes unnamed ones.
 */
import type { PageVersionsTable } from '#database/schema/page-tables.ts';
import { maxLabelLength } from '#domain/pages/versions/version-service.ts';
import { refusal } from '#domain/result.ts';
import { isByColumn } from '../indexed-rows.ts';
import { labelRefusals } from '../page-failures.ts';
import { toWriteResult } from '../page-writes.ts';
import { failures } from '../rest-failure.ts';
import { type ColumnsOf, nullableColumn, type RestTable, sessionColumn } from '../rest-table.ts';

/** In the order of `select=*`. */
const columns = {
  id: sessionColumn('uuid'),
  page_id: sessionColumn('uuid'),
  number: sessionColumn('integer'),
  label: nullableColumn('text', 'client'),
  event: sessionColumn('text'),
  at: sessionColumn('timestamp'),
  by: nullableColumn('text'),
  snapshot: { ...sessionColumn('json'), isFilterable: false, isSortable: false },
  page_revision: { ...nullableColumn('integer'), isNamedOnly: true },
} satisfies ColumnsOf<PageVersionsTable>;

export const pageVersions: RestTable = {
  name: 'page_versions',
  columns,
  key: ['id'],
  defaultOrder: [{ column: 'number', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    isIndexed: ({ conditions }) =>
      conditions.some(isByColumn('page_id')) || conditions.some(isByColumn('id')),
    visitorDetails: 'Versions are for administrators.',
  },
  update: {
    permission: 'complete_session',
    maxBodyBytes: 16 * 1024,
    async run({ pages }, conditions, { label = null }, options) {
      const name = label?.trim() || null;
      if (name !== null && name.length > maxLabelLength) {
        return refusal(failures.brokenRule('label', labelRefusals.label_too_long));
      }
      return toWriteResult(await pages.versions.label(conditions, name, options));
    },
  },
  delete: {
    permission: 'complete_session',
    async run({ pages }, conditions, options) {
      return toWriteResult(await pages.versions.delete(conditions, options));
    },
  },
};
