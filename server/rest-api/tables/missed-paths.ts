/**
 * Addresses that were requested and not found (docs/specification/addresses.md#missed-addresses). Only the counter adds
 * rows.
 */
import type { MissedPathsTable } from '#database/schema/page-tables.ts';
import { maxStoredMisses } from '#domain/addresses/missed/address-counter.ts';
import { type MissedFailure, settableStates } from '#domain/addresses/missed/missed-service.ts';
import { refusal } from '#domain/result.ts';
import { fewRows } from '../indexed-rows.ts';
import { writeResultOf } from '../plain-rows.ts';
import { failures, type RestFailure } from '../rest-failure.ts';
import { type ColumnsOf, nullableColumn, type RestTable, sessionColumn } from '../rest-table.ts';

const name = 'missed_paths';

/** In the order of `select=*`. */
const columns = {
  path: sessionColumn('text'),
  people: sessionColumn('integer'),
  robots: sessionColumn('integer'),
  first_at: sessionColumn('timestamp'),
  last_at: sessionColumn('timestamp'),
  referrer_host: nullableColumn('text'),
  state: sessionColumn('text', 'client'),
} satisfies ColumnsOf<MissedPathsTable>;

export const missedPaths: RestTable = {
  name,
  columns,
  key: ['path'],
  defaultOrder: [{ column: 'people', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    isIndexed: fewRows(maxStoredMisses),
    visitorDetails: 'Missed addresses are for administrators.',
  },
  update: {
    permission: 'complete_session',
    maxBodyBytes: 64 * 1024,
    async run({ missed }, conditions, { state }, options) {
      if (state == null) return refusal(failures.missingField(name, 'state'));
      return writeResultOf(await missed.setState(conditions, state, options), describe);
    },
  },
  delete: {
    permission: 'complete_session',
    async run({ missed }, conditions, options) {
      return writeResultOf(await missed.delete(conditions, options), describe);
    },
  },
};

function describe(failure: MissedFailure): RestFailure {
  if (failure.code === 'not_one_row') return failures.notOneRow(failure.count);
  return failures.brokenRule('state', `O estado é um destes: ${settableStates.join(', ')}.`);
}
