/** The pages in the trash, for sessions. `restore_trashed` brings one back, and a delete is for good. */
import type { TrashedPagesTable } from '#database/schema/page-tables.ts';
import { isByColumn, isListing } from '../indexed-rows.ts';
import { toChangeOptions, toWriteResult } from '../page-writes.ts';
import type { RestColumn, RestTable } from '../rest-table.ts';

const column = (type: RestColumn['type']): RestColumn => ({
  type,
  readableBy: 'sessions',
  isFilterable: true,
  isSortable: true,
  writtenBy: 'server',
});

/** In the order of `select=*`. */
const columns = {
  id: column('uuid'),
  title: column('text'),
  slug: column('text'),
  snapshot: { ...column('json'), isFilterable: false, isSortable: false },
  trashed_at: column('timestamp'),
  trashed_by: column('text'),
  purge_at: column('timestamp'),
} satisfies Record<keyof TrashedPagesTable, RestColumn>;

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
    rows: ({ pages }, query, limit) => pages.trash.selectRows(query, limit),
    count: ({ pages }, conditions, limit) => pages.trash.countRows(conditions, limit),
  },
  delete: {
    permission: 'complete_session',
    async run({ pages }, conditions, options) {
      return toWriteResult(await pages.trash.deleteForGood(conditions, toChangeOptions(options)));
    },
  },
};
