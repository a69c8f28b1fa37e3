/**
 * Addresses that were requested and not found (docs/specification/addresses.md#missed-addresses). Only the counter adds
 * rows.
 */
import type { MissedPathsTable } from '#database/schema/page-tables.ts';
import { type MissedService, settableStates } from '#domain/addresses/missed/missed-service.ts';
import { refusal } from '#domain/result.ts';
import { fewRows } from '../indexed-rows.ts';
import { failures } from '../rest-failure.ts';
import { type RestColumn, type RestTable, sessionColumn, type WriteResult } from '../rest-table.ts';

const name = 'missed_paths';

/** In the order of `select=*`. */
const columns = {
  path: sessionColumn('text'),
  people: sessionColumn('integer'),
  robots: sessionColumn('integer'),
  first_at: sessionColumn('timestamp'),
  last_at: sessionColumn('timestamp'),
  referrer_host: sessionColumn('text'),
  state: sessionColumn('text', 'client'),
} satisfies Record<keyof MissedPathsTable, RestColumn>;

export const missedPaths: RestTable = {
  name,
  columns,
  key: ['path'],
  defaultOrder: [{ column: 'people', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    // It has at most five thousand rows, so any query is quick.
    isIndexed: fewRows,
    visitorDetails: 'Missed addresses are for administrators.',
  },
  update: {
    permission: 'complete_session',
    maxBodyBytes: 64 * 1024,
    async run({ missed }, conditions, { state }, { isOneRowExpected }) {
      if (state == null) return refusal(failures.missingField(name, 'state'));
      return toWriteResult(await missed.setState(conditions, state, { isOneRowExpected }));
    },
  },
  delete: {
    permission: 'complete_session',
    async run({ missed }, conditions, { isOneRowExpected }) {
      return toWriteResult(await missed.delete(conditions, { isOneRowExpected }));
    },
  },
};

function toWriteResult(result: Awaited<ReturnType<MissedService['delete']>>): WriteResult {
  if (result.ok) return { ok: true, value: result.value.map((row) => ({ ...row })) };
  const { failure } = result;
  if (failure.code === 'not_one_row') return refusal(failures.notOneRow(failure.count));
  return refusal(failures.brokenRule('state', `O estado é um destes: ${settableStates.join(', ')}.`));
}
