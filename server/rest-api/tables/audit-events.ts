/** The audit log: sign-ins, failures and changes to accounts, readable with a session. Only the log itself writes to it. */
import type { AuditEventsTable } from '#database/schema/account-tables.ts';
import { isByColumn, isListing } from '../indexed-rows.ts';
import { type ColumnsOf, nullableColumn, type RestTable, sessionColumn } from '../rest-table.ts';

/** In the order of `select=*`. */
const columns = {
  id: sessionColumn('uuid'),
  kind: sessionColumn('text'),
  user_id: nullableColumn('uuid'),
  session_id: nullableColumn('uuid'),
  network: nullableColumn('text'),
  user_agent: nullableColumn('text'),
  created_at: sessionColumn('timestamp'),
  times: sessionColumn('integer'),
  last_at: nullableColumn('timestamp'),
} satisfies ColumnsOf<AuditEventsTable>;

export const auditEvents: RestTable = {
  name: 'audit_events',
  columns,
  key: ['id'],
  defaultOrder: [{ column: 'created_at', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    isIndexed: (query) => query.conditions.some(isByColumn('id')) || isListing(query, 'created_at'),
    visitorDetails: 'The log is for administrators.',
  },
};
