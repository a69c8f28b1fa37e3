/** The site's automatic jobs: when each is due, and how it went the last time. */
import type { JobsTable } from '#database/schema/job-tables.ts';
import { fewRows } from '../indexed-rows.ts';
import { type RestColumn, type RestTable, sessionColumn } from '../rest-table.ts';

/** In the order of `select=*`. */
const columns = {
  name: sessionColumn('text'),
  due_at: sessionColumn('timestamp'),
  claim: sessionColumn('integer'),
  started_at: sessionColumn('timestamp'),
  ended_at: sessionColumn('timestamp'),
  outcome: sessionColumn('text'),
  affected: sessionColumn('integer'),
} satisfies Record<keyof JobsTable, RestColumn>;

export const jobs: RestTable = {
  name: 'jobs',
  columns,
  key: ['name'],
  defaultOrder: [{ column: 'name', direction: 'asc' }],
  maxRowsPerRead: 100,
  read: {
    permission: 'complete_session',
    // There is a row for each job, and there are few.
    isIndexed: fewRows,
    visitorDetails: 'The jobs are for administrators.',
  },
};
