/** Reads the audit log: `audit_events` of /rest/v1. */
import * as z from 'zod/mini';
import type { ListRequest } from '../../pages/list/use-paged-list.ts';
import type { ListPart } from '../../pages/page-parts.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import { substituteOrThrow } from '../../session/data-or-throw.ts';

const loggedEvent = z.object({
  id: z.string(),
  kind: z.string(),
  /** Null for a sign-in with an unknown name, and for events that concern no account. */
  user_id: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  /** ISO-8601. */
  created_at: z.string(),
  /** How many events the row represents. */
  times: z.number(),
  /** ISO-8601; null unless there were several. */
  last_at: z.nullable(z.string()),
});

export type LoggedEvent = z.infer<typeof loggedEvent>;

/**
 * Newest first. A row that represents several events is listed at the time of the first.
 * @throws when the service fails, so that the query client retries
 */
export async function listEvents(
  backend: Backend,
  { offset, limit }: ListRequest,
): Promise<ListPart<LoggedEvent>> {
  const result = await callTable(backend, z.array(loggedEvent), () =>
    backend
      .from('audit_events')
      .select('id,kind,user_id,user_agent,created_at,times,last_at', { count: 'exact' })
      .order('created_at', { ascending: false })
      .range(offset, offset + limit - 1),
  );
  if (result.ok) return { entries: result.value.data, total: result.value.count };
  return substituteOrThrow(result.failure, { entries: [], total: 0 });
}
