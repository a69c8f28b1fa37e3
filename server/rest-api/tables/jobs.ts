/** The site's automatic jobs: when each is due, and how it went the last time. */
import type { JobsTable } from '#database/schema/job-tables.ts';
import { jobNames } from '#domain/jobs/job.ts';
import { fewRows } from '../indexed-rows.ts';
import { type ColumnsOf, nullableColumn, type RestTable, sessionColumn } from '../rest-table.ts';

/** In the order of `select=*`. */
const columns = {
  name: sessionColumn('text'),
  due_at: nullableColumn('timestamp'),
  claim: sessionColumn('integer'),
  started_at: nullableColumn('timestamp'),
  ended_at: nullableColumn('timestamp'),
  outcome: nullableColumn('text'),
  affected: sessionColumn('integer'),
} satisfies ColumnsOf<JobsTable>;

export const jobs: RestTable = {
  name: 'jobs',
  columns,
  key: ['name'],
  defaultOrder: [{ column: 'name', direction: 'asc' }],
  maxRowsPerRead: 100,
  read: {
    permission: 'complete_session',
    isIndexed: fewRows(jobNames.length),
    visitorDetails: 'The jobs are for administrators.',
  },
};
