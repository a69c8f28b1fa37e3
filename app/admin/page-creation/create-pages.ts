/**
 * Makes one page after another: each is written, saved by a call of its own and reported before the next one starts.
 * What exists is never overwritten. The generator and the bulk creator differ only in their pauses.
 */
import type { CreateResult, NewPage } from '../page-api.ts';

export type CreationResult =
  | { title: string; ok: true; slug: string }
  /** `error` is what the administrator reads. */
  | { title: string; ok: false; error: string };

export interface Pauses {
  beforeEachMs: number;
  betweenMs: number;
}

export interface CreationTools {
  write: (title: string) => Promise<NewPage>;
  save: (page: NewPage) => Promise<CreateResult | null>;
  /** Resolves early when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** `session_gone`: nobody is signed in any more; the page at hand was not made, and none after it. */
export type CreationEnd = 'done' | 'stopped' | 'session_gone';

export const saveFailedText = 'Não foi possível salvar a página. Tente novamente.';
const writeFailedText = 'Não foi possível escrever o conteúdo.';

export async function createPages(
  titles: readonly string[],
  pauses: Pauses,
  { write, save, wait }: CreationTools,
  onResult: (result: CreationResult) => void,
  signal: AbortSignal,
): Promise<CreationEnd> {
  for (const [index, title] of titles.entries()) {
    if (index > 0) await wait(pauses.betweenMs, signal);
    await wait(pauses.beforeEachMs, signal);
    if (signal.aborted) return 'stopped';
    const result = await createOne(title, write, save);
    if (result === null) return 'session_gone';
    onResult(result);
  }
  return 'done';
}

async function createOne(
  title: string,
  write: CreationTools['write'],
  save: CreationTools['save'],
): Promise<CreationResult | null> {
  const page = await write(title).catch(() => null);
  if (page === null) return { title, ok: false, error: writeFailedText };
  const saved = await save(page).catch(() => 'failed' as const);
  if (saved === null) return null;
  if (saved === 'failed') return { title, ok: false, error: saveFailedText };
  if (saved.ok) return { title, ok: true, slug: saved.page.slug };
  return { title, ok: false, error: refusalText(saved) };
}

export function refusalText(refused: Extract<CreateResult, { ok: false }>): string {
  return refused.code === 'slug_taken'
    ? 'Já existe uma página com este slug. Ela não foi alterada.'
    : refused.message;
}

export function countResults(results: readonly CreationResult[]): { created: number; failed: number } {
  const created = results.filter(({ ok }) => ok).length;
  return { created, failed: results.length - created };
}
