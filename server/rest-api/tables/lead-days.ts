/** Contacts counted by day, page, slot and source. Only the lead counter writes them (`domain/leads/lead-counter.ts`). */
import type { LeadDaysTable } from '#database/schema/lead-tables.ts';
import { isByColumn } from '../indexed-rows.ts';
import { type ColumnsOf, type RestTable, sessionColumn } from '../rest-table.ts';

/** In the order of `select=*`. */
const columns = {
  day: sessionColumn('text'),
  page_key: sessionColumn('text'),
  slot: sessionColumn('text'),
  channel: sessionColumn('text'),
  source: sessionColumn('text'),
  views: sessionColumn('integer'),
  taps: sessionColumn('integer'),
  people: sessionColumn('integer'),
  robots: sessionColumn('integer'),
} satisfies ColumnsOf<LeadDaysTable>;

export const leadDays: RestTable = {
  name: 'lead_days',
  columns,
  key: ['day', 'page_key', 'slot', 'channel', 'source'],
  defaultOrder: [{ column: 'day', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    // One day has few rows; queries for more days run as costly reads.
    isIndexed: ({ conditions }) =>
      conditions.some(
        (condition) => isByColumn('day')(condition) && 'operator' in condition && condition.operator === 'eq',
      ),
    visitorDetails: 'Contacts are for administrators.',
  },
};
