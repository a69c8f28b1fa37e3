/**
 * Makes one page after another: each is written, saved by a call of its own and reported before the next one starts.
 * What exists is never overwritten. The generator, the bulk creator and the panel's batch differ in their pace, and the
 * batch in that it skips what it knows to exist.
 */
import type { CreateResult, NewPage } from '../pages/page-api.ts';

export type CreationResult =
  | { title: string; ok: true; slug: string }
  /** `error` is what the administrator reads. */
  | { title: string; ok: false; why: FailureReason; error: string };

/** `taken`: a page has this slug; `refused`: by a rule of the site; `failed`: not written, or no answer of use. */
export type FailureReason = 'taken' | 'refused' | 'failed';

export interface Pace {
  beforeEachMs: number;
  betweenMs: number;
  /** Whether a page that failed is the last; otherwise the next one is tried. */
  endsAtFailure: boolean;
}

export interface CreationTools {
  write: (title: string) => Promise<NewPage>;
  save: (page: NewPage) => Promise<CreateResult | null>;
  /** Resolves early when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** `session_gone`: nobody is signed in any more; the page at hand was not made, and none after it. */
export type CreationEnd = 'done' | 'stopped' | 'session_gone' | 'failed';

export const saveFailedText = 'Não foi possível salvar a página. Tente novamente.';
const writeFailedText = 'Não foi possível escrever o conteúdo.';

export async function createPages(
  titles: readonly string[],
  { beforeEachMs, betweenMs, endsAtFailure }: Pace,
  { write, save, wait }: CreationTools,
  onResult: (result: CreationResult) => void,
  signal: AbortSignal,
): Promise<CreationEnd> {
  for (const [index, title] of titles.entries()) {
    if (index > 0) await wait(betweenMs, signal);
    await wait(beforeEachMs, signal);
    if (signal.aborted) return 'stopped';
    const result = await createOne(title, write, save);
    if (result === null) return 'session_gone';
    onResult(result);
    if (endsAtFailure && !result.ok && result.why === 'failed') return 'failed';
  }
  return 'done';
}

async function createOne(
  title: string,
  write: CreationTools['write'],
  save: CreationTools['save'],
): Promise<CreationResult | null> {
  const page = await write(title).catch(() => null);
  if (page === null) return { title, ok: false, why: 'failed', error: writeFailedText };
  const saved = await save(page).catch(() => 'failed' as const);
  if (saved === null) return null;
  if (saved === 'failed') return { title, ok: false, why: 'failed', error: saveFailedText };
  if (saved.ok) return { title, ok: true, slug: saved.page.slug };
  const why = saved.code === 'slug_taken' ? 'taken' : 'refused';
  return { title, ok: false, why, error: refusalText(saved) };
}

export function refusalText(refused: Extract<CreateResult, { ok: false }>): string {
  return refused.code === 'slug_taken'
    ? 'Já existe uma página com este slug. Ela não foi alterada.'
    : refused.message;
}

export function countCreated(results: readonly CreationResult[]): number {
  return results.filter(({ ok }) => ok).length;
}
