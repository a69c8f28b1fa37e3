/** The pages in the trash, readable with a session. `restore_trashed` restores one, and a delete is for good. */
import type { TrashedPagesTable } from '#database/schema/page-tables.ts';
import { isByColumn, isListing } from '../indexed-rows.ts';
import { toWriteResult } from '../page-writes.ts';
import { type ColumnsOf, nullableColumn, type RestTable, sessionColumn } from '../rest-table.ts';

/** In the order of `select=*`. */
const columns = {
  id: sessionColumn('uuid'),
  title: sessionColumn('text'),
  slug: sessionColumn('text'),
  snapshot: { ...sessionColumn('json'), isFilterable: false, isSortable: false },
  trashed_at: sessionColumn('timestamp'),
  trashed_by: nullableColumn('text'),
  purge_at: sessionColumn('timestamp'),
} satisfies ColumnsOf<TrashedPagesTable>;

export const trashedPages: RestTable = {
  name: 'trashed_pages',
  columns,
  key: ['id'],
  defaultOrder: [{ column: 'trashed_at', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    isIndexed: (query) =>
      query.conditions.some(isByColumn('id')) || isListing(query, 'trashed_at', 'snapshot'),
    visitorDetails: 'The trash is for administrators.',
  },
  delete: {
    permission: 'complete_session',
    async run({ pages }, conditions, options) {
      return toWriteResult(await pages.trash.deleteForGood(conditions, options));
    },
  },
};
