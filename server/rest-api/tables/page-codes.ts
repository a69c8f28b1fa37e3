/** The reference code of each page. A page gets it when it is first shown, and keeps it. */
import type { PageCodesTable } from '#database/schema/lead-tables.ts';
import { isByColumn } from '../indexed-rows.ts';
import { type ColumnsOf, type RestTable, sessionColumn } from '../rest-table.ts';

/** In the order of `select=*`. */
const columns = {
  page_key: sessionColumn('text'),
  code: sessionColumn('text'),
} satisfies ColumnsOf<PageCodesTable>;

export const pageCodes: RestTable = {
  name: 'page_codes',
  columns,
  key: ['page_key'],
  defaultOrder: [{ column: 'page_key', direction: 'asc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    isIndexed: ({ conditions }) =>
      conditions.some(isByColumn('page_key')) || conditions.some(isByColumn('code')),
    visitorDetails: 'Codes are for administrators.',
  },
};
