/** The administrator's calls about addresses that were not found: `missed_paths` and `suggest_targets` of /rest/v1. */
import * as z from 'zod/mini';
import { type Result, success } from '#domain/result.ts';
import { logFailure } from '../../log.ts';
import type { ListPart } from '../../pages/page-parts.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { substituteOrThrow } from '../../session/data-or-throw.ts';

export const missedStates = ['open', 'page', 'ignored', 'redirected'] as const;
export type MissedState = (typeof missedStates)[number];

const missedPath = z.object({
  path: z.string(),
  people: z.number(),
  robots: z.number(),
  /** ISO-8601. */
  last_at: z.string(),
  referrer_host: z.nullable(z.string()),
  state: z.enum(missedStates),
});

const suggestion = z.object({ path: z.string(), title: z.string(), reason: z.string() });
export type Suggestion = z.infer<typeof suggestion>;

const suggestedTargets = z.array(z.object({ path: z.string(), suggestions: z.array(suggestion) }));

export type MissedPath = z.infer<typeof missedPath> & { suggestions: readonly Suggestion[] };

const emptyPart: ListPart<MissedPath> = { entries: [], total: 0 };

/**
 * Most requested first, each with its suggestions.
 * @throws when the service fails, so that the query client retries
 */
export async function listMissed(
  backend: Backend,
  { state, offset, limit }: { state: MissedState; offset: number; limit: number },
): Promise<ListPart<MissedPath>> {
  const listed = await callTable(backend, z.array(missedPath), () =>
    backend
      .from('missed_paths')
      .select('path,people,robots,last_at,referrer_host,state', { count: 'exact' })
      .eq('state', state)
      .order('people', { ascending: false })
      .order('last_at', { ascending: false })
      .range(offset, offset + limit - 1),
  );
  if (!listed.ok) return substituteOrThrow(listed.failure, emptyPart);
  const { data, count } = listed.value;
  // An address that has been dealt with needs no suggestions.
  if (data.length === 0 || state === 'redirected' || state === 'ignored') {
    return { entries: data.map((entry) => ({ ...entry, suggestions: [] })), total: count };
  }
  const paths = data.map(({ path }) => path);
  const suggested = await callTable(backend, suggestedTargets, () =>
    backend.rpc('suggest_targets', { paths }),
  );
  if (!suggested.ok) return substituteOrThrow(suggested.failure, emptyPart);
  const byPath = new Map(suggested.value.data.map(({ path, suggestions }) => [path, suggestions]));
  return {
    entries: data.map((entry) => ({ ...entry, suggestions: byPath.get(entry.path) ?? [] })),
    total: count,
  };
}

export async function setMissedState(
  backend: Backend,
  path: string,
  state: Exclude<MissedState, 'redirected'>,
): Promise<Result<undefined, CallFailure>> {
  const changed = await callTable(backend, z.unknown(), () =>
    backend.from('missed_paths').update({ state }).eq('path', path).select('path').single(),
  );
  if (changed.ok) return success();
  logFailure(changed.failure.message);
  return changed;
}
