/** The administrator's calls about contacts (docs/specification/contacts.md). */
import * as z from 'zod/mini';
import {
  type ConversationState,
  conversationStates,
} from '#domain/leads/conversations/conversation-rules.ts';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../session/backend.ts';
import { callTable } from '../session/call-backend.ts';
import type { CallFailure } from '../session/call-failure.ts';
import { dataOrThrow } from '../session/data-or-throw.ts';

/** Null if the report does not count it for this grouping. */
const figure = z.nullable(z.number());

const leadRow = z.object({
  key: z.string(),
  name: z.string(),
  views: figure,
  taps: z.number(),
  people: figure,
  conversations: figure,
  sales_cents: figure,
});
export type LeadRow = z.infer<typeof leadRow>;

const reference = z.object({
  code: z.string(),
  page: z.object({ path: z.nullable(z.string()), title: z.string(), kind: z.string() }),
  /** The newest taps; `at` is the beginning of the hour, as ISO-8601. */
  recent: z.array(z.object({ at: z.string(), slot: z.string(), source: z.string() })),
});
export type Reference = z.infer<typeof reference>;

const today = z.object({
  contacts: z.object({ yesterday: z.number(), week: z.number(), week_before: z.number() }),
  top_pages: z.array(z.object({ path: z.string(), title: z.string(), taps: z.number() })),
  needs_you: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      text: z.string(),
      action: z.object({ label: z.string(), path: z.string() }),
    }),
  ),
});
export type Today = z.infer<typeof today>;

const conversation = z.object({
  id: z.string(),
  page_key: z.string(),
  state: z.enum(conversationStates),
  amount_cents: z.nullable(z.number()),
  /** ISO-8601. */
  at: z.string(),
});

const pageName = z.object({ page_key: z.string(), path: z.nullable(z.string()), title: z.string() });

export interface Conversation extends z.infer<typeof conversation> {
  page: z.infer<typeof pageName>;
}

export interface ReportQuery {
  /** What the contacts are summed by, such as `page` or `source`. */
  by: string;
  /** YYYY-MM-DD, inclusive like `to`. */
  from: string;
  to: string;
}

const maxConversations = 20;

/** @throws when the service fails, like the other reads below, so that the query client retries */
export async function readToday(backend: Backend): Promise<Today | null> {
  const found = await callTable(backend, z.nullable(today), () => backend.rpc('today', {}, { get: true }));
  return dataOrThrow(found, null);
}

export async function readReport(backend: Backend, { by, from, to }: ReportQuery): Promise<LeadRow[]> {
  const found = await callTable(backend, z.array(leadRow), () =>
    backend.rpc('leads_by', { by, from, to }, { get: true }),
  );
  return dataOrThrow(found, []);
}

/** @returns null if the text contains no page's code */
export async function findReference(backend: Backend, text: string): Promise<Reference | null> {
  const found = await callTable(backend, z.nullable(reference), () =>
    backend.rpc('find_reference', { text }),
  );
  return dataOrThrow(found, null);
}

/** Newest first, each with the page it belongs to. */
export async function listConversations(backend: Backend): Promise<Conversation[]> {
  const listed = await callTable(backend, z.array(conversation), () =>
    backend
      .from('conversations')
      .select('id,page_key,state,amount_cents,at')
      .order('at', { ascending: false })
      .limit(maxConversations),
  );
  const found = dataOrThrow(listed, []);
  if (found.length === 0) return [];
  const page_keys = [...new Set(found.map(({ page_key }) => page_key))];
  const names = await callTable(backend, z.array(pageName), () => backend.rpc('page_names', { page_keys }));
  const pages = new Map(dataOrThrow(names, []).map((page) => [page.page_key, page]));
  return found.flatMap((row) => {
    const page = pages.get(row.page_key);
    return page === undefined ? [] : [{ ...row, page }];
  });
}

export interface ConversationOutcome {
  state: ConversationState;
  /** Null for none. */
  amountCents: number | null;
}

export async function writeConversation(
  backend: Backend,
  code: string,
  { state, amountCents }: ConversationOutcome,
): Promise<Result<unknown, CallFailure>> {
  const page = await callTable(backend, z.object({ page_key: z.string() }), () =>
    backend.from('page_codes').select('page_key').eq('code', code).single(),
  );
  if (!page.ok) return page;
  const row = { page_key: page.value.data.page_key, state, amount_cents: amountCents };
  const written = await callTable(backend, conversation, () =>
    backend.from('conversations').insert(row).select('id,page_key,state,amount_cents,at').single(),
  );
  return written.ok ? success(written.value.data) : written;
}

export async function changeConversation(
  backend: Backend,
  id: string,
  { state, amountCents }: ConversationOutcome,
): Promise<Result<unknown, CallFailure>> {
  // A quote that came to nothing is reported without an amount; the amount it had is kept.
  const changes = { state, ...(amountCents !== null && { amount_cents: amountCents }) };
  const changed = await callTable(backend, conversation, () =>
    backend
      .from('conversations')
      .update(changes)
      .eq('id', id)
      .select('id,page_key,state,amount_cents,at')
      .single(),
  );
  return changed.ok ? success(changed.value.data) : changed;
}

export async function removeConversation(
  backend: Backend,
  id: string,
): Promise<Result<unknown, CallFailure>> {
  return callTable(backend, z.null(), () => backend.from('conversations').delete().eq('id', id));
}
