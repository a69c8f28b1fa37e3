/** The outcomes of contacts. A row belongs to a page: it has no place for a name or a number. */
import type { ConversationsTable } from '#database/schema/lead-tables.ts';
import {
  type ConversationChanges,
  type ConversationFailure,
  conversationStates,
  maxAmountCents,
} from '#domain/leads/conversations/conversation-rules.ts';
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

const name = 'conversations';
const codesName = 'page_codes';
const maxBodyBytes = 64 * 1024;

/** In the order of `select=*`. */
const columns = {
  id: sessionColumn('uuid'),
  page_key: sessionColumn('text', 'client_always'),
  state: sessionColumn('text', 'client'),
  amount_cents: nullableColumn('integer', 'client'),
  at: sessionColumn('timestamp'),
  by: nullableColumn('text'),
} satisfies ColumnsOf<ConversationsTable>;

export const conversations: RestTable = {
  name,
  columns,
  key: ['id'],
  defaultOrder: [{ column: 'at', direction: 'desc' }],
  maxRowsPerRead: 1000,
  read: {
    permission: 'complete_session',
    isIndexed: (query) => query.conditions.some(isByColumn('id')) || isListing(query, 'at'),
    visitorDetails: 'Conversations are for administrators.',
  },
  insert: {
    permission: 'complete_session',
    maxRows: 100,
    maxBodyBytes,
    noUpsertDetails: 'Each conversation is a row of its own.',
    async run({ leads }, rows, options) {
      const newRows = rows.map((row) => ({ ...changesOf(row), page_key: row.page_key ?? '' }));
      return writeResultOf(await leads.conversations.insert(newRows, options), describe);
    },
  },
  update: {
    permission: 'complete_session',
    maxBodyBytes,
    async run({ leads }, conditions, changes, options) {
      if (changes.state === null) return refusal(failures.missingField(name, 'state'));
      return writeResultOf(
        await leads.conversations.update(conditions, changesOf(changes), options),
        describe,
      );
    },
  },
  delete: { permission: 'complete_session' },
};

function changesOf({ page_key, state, amount_cents }: SentRow): ConversationChanges {
  return {
    ...(page_key != null && { page_key }),
    ...(state != null && { state }),
    ...(amount_cents !== undefined && {
      amount_cents: amount_cents === null ? null : Number(amount_cents),
    }),
  };
}

function describe(failure: ConversationFailure): RestFailure {
  switch (failure.code) {
    case 'unknown_state':
      return failures.brokenRule('state', `O estado é um destes: ${conversationStates.join(', ')}.`);
    case 'bad_amount':
      return failures.brokenRule(
        'amount_cents',
        `O valor vai de zero a R$ ${(maxAmountCents / 100).toLocaleString('pt-BR')}.`,
      );
    case 'amount_missing':
      return failures.brokenRule('amount_cents', 'Diga por quanto vendeu.');
    case 'unknown_page':
      return failures.missingReference(name, 'page_key', failure.pageKey, codesName);
    case 'not_one_row':
      return failures.notOneRow(failure.count);
  }
}
