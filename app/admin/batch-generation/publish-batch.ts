/**
 * Publishes many pages one call each, so that what was created stays created when the session or the network ends
 * midway: the next run skips it and makes the rest. A slug that exists is skipped, never overwritten (DESIGN.md 4.9).
 */
import type { CreateResult, NewPage } from '../page-api.ts';

export interface BatchCalls {
  /** @returns those of the slugs that exist; null without a session */
  findTaken(slugs: readonly string[]): Promise<ReadonlySet<string> | null>;
  /** @returns null without a session */
  create(page: NewPage): Promise<CreateResult | null>;
}

export interface BatchProgress {
  total: number;
  /** Pages dealt with, created or not. */
  done: number;
  /** Title of the page that is being created. */
  title: string;
}

export interface BatchReport {
  total: number;
  created: number;
  skipped: number;
  /** What the rules of the site said of the pages they refused. */
  refusals: string[];
  /** `'failed'`: the service did not answer; `'stopped'`: the screen was left. */
  ending: 'complete' | 'no_session' | 'failed' | 'stopped';
}

export async function publishBatch(
  pages: readonly NewPage[],
  calls: BatchCalls,
  onProgress: (progress: BatchProgress) => void,
  signal: AbortSignal,
): Promise<BatchReport> {
  const report: BatchReport = {
    total: pages.length,
    created: 0,
    skipped: 0,
    refusals: [],
    ending: 'complete',
  };
  try {
    const taken = await calls.findTaken(pages.map((page) => page.slug));
    if (taken === null) return { ...report, ending: 'no_session' };
    for (const [done, page] of pages.entries()) {
      if (signal.aborted) return { ...report, ending: 'stopped' };
      onProgress({ total: pages.length, done, title: page.title });
      const result = taken.has(page.slug) ? slugTaken : await calls.create(page);
      if (result === null) return { ...report, ending: 'no_session' };
      if (result.ok) report.created += 1;
      else if (result.code === 'slug_taken') report.skipped += 1;
      else report.refusals.push(`${page.title}: ${result.message}`);
    }
    return report;
  } catch {
    // The call has logged why.
    return { ...report, ending: 'failed' };
  }
}

const slugTaken: CreateResult = { ok: false, code: 'slug_taken' };
