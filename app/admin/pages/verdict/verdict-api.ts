/** The administrator's call that lets the gate judge one text: `score_page` of /rest/v1. */
import * as z from 'zod/mini';
import type { Result } from '#domain/result.ts';
import { success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';

const pageScore = z.object({
  verdict: z.enum(['ok', 'aviso', 'retida']),
  similarity: z.number(),
  sibling: z.nullable(z.object({ path: z.string(), title: z.string() })),
  own_words: z.number(),
  shared: z.array(z.string()),
  sibling_shared: z.array(z.string()),
});

export type PageScore = z.infer<typeof pageScore>;

export type ScoredText = { draft_id: string } | { title: string; slug: string; content: string };

/** @param signal ends the request, whose draft may be gone before it is answered */
export async function scorePage(
  backend: Backend,
  text: ScoredText,
  signal: AbortSignal,
): Promise<Result<PageScore, CallFailure>> {
  const scored = await callTable(backend, pageScore, () =>
    backend.rpc('score_page', { ...text, with_sibling: true }).abortSignal(signal),
  );
  return scored.ok ? success(scored.value.data) : scored;
}
