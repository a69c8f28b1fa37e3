/** Addresses to print, on a label or a van. Each leads to a page and is counted as a separate source. */
import type { ShortLinksTable } from '#database/schema/lead-tables.ts';
import { type ShortLinkFailure, shortLinkLabelLength } from '#domain/leads/short-links/short-link-rules.ts';
import { refusal } from '#domain/result.ts';
import { isByColumn, isListing } from '../indexed-rows.ts';
import { writeResultOf } from '../plain-rows.ts';
import { failures, type RestFailure } from '../rest-failure.ts';
import {
  type ColumnsOf,
  nullableColumn,
  type RestTable,
  type SentRow,
  sessionColumn,
} from '../rest-table.ts';

const name = 'short_links';
const maxBodyBytes = 64 * 1024;

/** In the order of `select=*`. */
const columns = {
  code: sessionColumn('text'),
  page_key: sessionColumn('text', 'client_always'),
  label: sessionColumn('text', 'client_always'),
  at: sessionColumn('timestamp'),
  by: nullableColumn('text'),
} satisfies ColumnsOf<ShortLinksTable>;

export const shortLinks: RestTable = {
  name,
  columns,
  key: ['code'],
  defaultOrder: [{ column: 'at', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    isIndexed: (query) => query.conditions.some(isByColumn('code')) || isListing(query, 'at'),
    visitorDetails: 'Short links are for administrators.',
  },
  insert: {
    permission: 'complete_session',
    maxRows: 100,
    maxBodyBytes,
    noUpsertDetails: 'The server draws the code of each link.',
    async run({ leads }, rows, { by }) {
      const newLinks = rows.map((row) => ({ page_key: row.page_key ?? '', label: row.label ?? '' }));
      return writeResultOf(await leads.shortLinks.insert(newLinks, { by }), describe);
    },
  },
  update: {
    permission: 'complete_session',
    maxBodyBytes,
    async run({ leads }, conditions, changes, options) {
      for (const column of ['page_key', 'label'] as const) {
        if (changes[column] === null) return refusal(failures.missingField(name, column));
      }
      return writeResultOf(await leads.shortLinks.update(conditions, changesOf(changes), options), describe);
    },
  },
  delete: { permission: 'complete_session' },
};

function changesOf({ page_key, label }: SentRow) {
  return { ...(page_key != null && { page_key }), ...(label != null && { label }) };
}

function describe(failure: ShortLinkFailure): RestFailure {
  switch (failure.code) {
    case 'label_missing':
      return failures.brokenRule('label', 'Dê um nome ao link, como o lugar onde ele vai ficar.');
    case 'label_too_long':
      return failures.brokenRule('label', `O nome tem no máximo ${shortLinkLabelLength} caracteres.`);
    case 'unknown_page':
      return failures.brokenRule('page_key', 'Nenhuma página do site tem este endereço.');
    case 'not_one_row':
      return failures.notOneRow(failure.count);
  }
}
