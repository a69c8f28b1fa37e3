import { describe, expect, test } from 'vitest';
import { table } from '#tests/support/rest/arbitrary-queries.ts';
import { signedInCaller } from '#tests/support/signed-in-caller.ts';
import type { RestTable } from '../rest-table.ts';
import { parseAlternatives } from './filters/parse-alternatives.ts';
import { parseFilter } from './filters/parse-filters.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect } from './parse-select.ts';
import { visibleTo } from './visible-table.ts';

describe('a table whose columns have different rules', () => {
  const versions: RestTable = {
    ...table,
    name: 'page_versions',
    columns: {
      id: {
        type: 'uuid',
        readableBy: 'everybody',
        isFilterable: true,
        isSortable: true,
        writtenBy: 'server',
      },
      text: {
        type: 'text',
        readableBy: 'everybody',
        isFilterable: false,
        isSortable: false,
        writtenBy: 'client',
      },
      reason: {
        type: 'text',
        readableBy: 'sessions',
        isFilterable: true,
        isSortable: true,
        writtenBy: 'server',
      },
    },
    defaultOrder: [{ column: 'id', direction: 'asc' }],
  };
  const forVisitors = visibleTo({ role: 'anonymous' }, versions);

  test('a column for sessions does not exist for a visitor, neither in select nor in filters nor in order', () => {
    expect(parseSelect(forVisitors, '*')).toEqual({ ok: true, value: ['id', 'text'] });
    expect(parseSelect(visibleTo(signedInCaller, versions), '*')).toEqual({
      ok: true,
      value: ['id', 'text', 'reason'],
    });
    const unknown = {
      ok: false,
      failure: { code: '42703', message: 'column page_versions.reason does not exist' },
    };
    expect(parseSelect(forVisitors, 'reason')).toMatchObject(unknown);
    expect(parseFilter(forVisitors, 'reason', 'eq.x')).toMatchObject(unknown);
    expect(parseAlternatives(forVisitors, '(reason.eq.x)')).toMatchObject(unknown);
    expect(parseOrder(forVisitors, 'reason')).toMatchObject(unknown);
    expect(parseOrder(visibleTo(signedInCaller, versions), 'reason').ok).toBe(true);
  });

  test('a column accepts filters and order only if it is declared filterable and sortable', () => {
    const refused = { ok: false, failure: { status: 400, code: 'PGRST100' } };
    expect(parseFilter(versions, 'text', 'eq.x')).toMatchObject(refused);
    expect(parseOrder(versions, 'text')).toMatchObject(refused);
    expect(parseFilter(versions, 'reason', 'eq.x').ok).toBe(true);
  });
});
