/** The pages that administrators publish. Visitors can make the queries that an index answers; sessions write. */
import type { GeneratedPagesTable } from '#database/schema/page-tables.ts';
import {
  mapFields,
  optionalPageFields,
  type PageFieldRules,
  type PageInput,
  requiredPageFields,
} from '#domain/pages/page-fields.ts';
import { maxPagesAtOnce } from '#domain/pages/publish-pages.ts';
import { listedOnly } from '#domain/pages/rows/select-page-rows.ts';
import { isIndexedPageQuery } from '../indexed-page-queries.ts';
import { toWriteResult } from '../page-writes.ts';
import type { ColumnsOf, FilledColumn, RestColumn, RestTable } from '../rest-table.ts';

/** Enough for several pages with the longest content, escaped as JSON. */
const maxBodyBytes = 4 * 1024 * 1024;

const column = (type: RestColumn['type'], writtenBy: RestColumn['writtenBy']): FilledColumn => ({
  type,
  readableBy: 'everybody',
  isFilterable: true,
  isSortable: true,
  writtenBy,
});

/** Columns that the specified table does not have. Only a session may read them, and it has to name them. */
function forSessions<Name extends string>(
  types: Record<Name, RestColumn['type']>,
): Record<Name, FilledColumn> {
  return mapFields(types, (_, type: RestColumn['type']) => ({
    ...column(type, 'server'),
    readableBy: 'sessions' as const,
    isNamedOnly: true as const,
  }));
}

/** In the order of `select=*`. */
const columns = {
  id: column('uuid', 'server'),
  ...mapFields(requiredPageFields, (_, { kind }: PageFieldRules) => ({
    ...column('text', 'client_always'),
    ...(kind === 'html' && { isLong: true as const }),
  })),
  ...mapFields(optionalPageFields, () => column('text', 'client')),
  created_at: column('timestamp', 'server'),
  updated_at: column('timestamp', 'server'),
  ...forSessions({ revision: 'integer', is_noindex: 'boolean' }),
  hold_reason: { ...forSessions({ hold_reason: 'text' }).hold_reason, isNullable: true },
} satisfies ColumnsOf<GeneratedPagesTable>;

export const generatedPages: RestTable = {
  name: 'generated_pages',
  columns,
  key: ['id'],
  defaultOrder: [{ column: 'created_at', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'everybody',
    isIndexed: isIndexedPageQuery,
    visitorDetails:
      'Without a session pages are found by slug or id (eq, in), listed by created_at, and their content is read one at a time by slug or id (eq).',
    // A page that is held back can be found by its address, but is in no list.
    forVisitors: (query) => (query.conditions.length > 0 ? query : { ...query, conditions: [listedOnly] }),
    reader: ({ pages }) => pages,
  },
  insert: {
    permission: 'complete_session',
    maxRows: maxPagesAtOnce,
    maxBodyBytes,
    noUpsertDetails: 'A page whose slug exists is never overwritten.',
    async run({ pages }, rows, options) {
      // The parser has checked every row against the columns above, so all required fields are there.
      const inputs = rows as readonly PageInput[];
      return toWriteResult(await pages.publish(inputs, options));
    },
  },
  update: {
    permission: 'complete_session',
    maxBodyBytes,
    async run({ pages }, conditions, changes, options) {
      // The parser has checked the changes against the columns above.
      return toWriteResult(await pages.update(conditions, changes, options));
    },
  },
  delete: {
    permission: 'complete_session',
    async run({ pages }, conditions, options) {
      return toWriteResult(await pages.delete(conditions, options));
    },
  },
};
