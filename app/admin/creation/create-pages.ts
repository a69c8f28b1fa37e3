/**
 * Creates one page after another: each is written, saved in its own request and reported before the next one starts.
 * An existing page is never overwritten. The generator, the bulk creator and the batch have different settings, and the
 * batch also skips pages that it knows already exist.
 */

import type { PageInput } from '#domain/pages/page-fields.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { PageEntry } from '../pages/page-api.ts';
import { pageRefusal } from '../pages/page-refusal.ts';
import { type CallFailure, isInterruption } from '../session/call-failure.ts';

export type CreationResult = Result<CreatedPage, PageCreationFailure>;

export interface CreatedPage {
  title: string;
  slug: string;
}

export interface PageCreationFailure {
  /** `refused`: the page breaks a rule of the site; `failed`: it was not written, or not saved for another reason. */
  code: 'already_exists' | 'refused' | 'failed';
  title: string;
  /** The reason, in Portuguese, for the administrator. */
  text: string;
}

export interface RunSettings {
  beforeEachMs: number;
  betweenMs: number;
  /** Whether a failed page ends the run; otherwise the run continues with the next page. */
  stopsAtFailure: boolean;
}

export interface CreationDependencies {
  write: (title: string) => Promise<PageInput>;
  save: (page: PageInput) => Promise<Result<PageEntry, CallFailure>>;
  /** Resolves early when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** `interrupted`: the session needs a sign-in or a code, so this page and the ones after it were not created. */
export type CreationEnd = 'done' | 'stopped' | 'interrupted' | 'failed';

const slugTakenText = 'Já existe uma página com este slug. Ela não foi alterada.';
const saveFailedText = 'Não foi possível salvar a página. Tente novamente.';
const writeFailedText = 'Não foi possível escrever o conteúdo.';

export async function createPages(
  { write, save, wait }: CreationDependencies,
  titles: readonly string[],
  { beforeEachMs, betweenMs, stopsAtFailure }: RunSettings,
  onResult: (result: CreationResult) => void,
  signal: AbortSignal,
): Promise<CreationEnd> {
  for (const [index, title] of titles.entries()) {
    if (index > 0) await wait(betweenMs, signal);
    await wait(beforeEachMs, signal);
    if (signal.aborted) return 'stopped';
    const result = await createOne(title, write, save, signal);
    if (result === 'stopped' || result === 'interrupted') return result;
    onResult(result);
    if (stopsAtFailure && !result.ok && result.failure.code === 'failed') return 'failed';
  }
  return 'done';
}

async function createOne(
  title: string,
  write: CreationDependencies['write'],
  save: CreationDependencies['save'],
  signal: AbortSignal,
): Promise<CreationResult | 'stopped' | 'interrupted'> {
  const page = await write(title).catch(() => null);
  // The first page also waits for the generator's code.
  if (signal.aborted) return 'stopped';
  if (page === null) return refusal({ code: 'failed', title, text: writeFailedText });
  const saved = await save(page);
  if (saved.ok) return success({ title, slug: saved.value.slug });
  if (isInterruption(saved.failure)) return 'interrupted';
  return refusal({ code: creationCode(saved.failure), title, text: notSavedText(saved.failure) });
}

function creationCode({ code }: CallFailure): PageCreationFailure['code'] {
  if (code === 'already_exists') return 'already_exists';
  return code === 'rule_broken' ? 'refused' : 'failed';
}

/** Why a page was not saved, for the administrator. */
export function notSavedText(failure: CallFailure): string {
  return pageRefusal(failure, slugTakenText)?.text ?? saveFailedText;
}

export function titleOf(result: CreationResult): string {
  return result.ok ? result.value.title : result.failure.title;
}

export function countCreated(results: readonly CreationResult[]): number {
  return results.filter(({ ok }) => ok).length;
}
