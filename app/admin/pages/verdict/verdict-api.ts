/** The administrator's call that lets the gate judge one text: `score_page` of /rest/v1. */
import * as z from 'zod/mini';
import { type Result, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';

const pageScore = z.object({
  verdict: z.enum(['ok', 'aviso', 'retida']),
  /** The share of the text that the sibling has too, from 0 to 1. */
  similarity: z.number(),
  sibling: z.nullable(z.object({ path: z.string(), title: z.string() })),
  own_words: z.number(),
  shared: z.array(z.string()),
  sibling_shared: z.array(z.string()),
});

export type PageScore = z.infer<typeof pageScore>;

export type ScoredText = { draft_id: string } | { title: string; slug: string; content: string };

/** @param signal aborts the request, because its draft may be gone before the answer */
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
