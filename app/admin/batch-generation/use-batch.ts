/** The batch as its card follows it: idle, running, done. Leaving the screen stops it after the page on its way. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../backend-context.tsx';
import { logFailure } from '../log.ts';
import { clearNotices } from '../notices.ts';
import { createPage, findTakenSlugs } from '../page-api.ts';
import { pagesKey } from '../page-queries.ts';
import { announceBatch } from './announce-batch.ts';
import { type BatchProgress, type BatchReport, publishBatch } from './publish-batch.ts';

export type BatchState =
  | { phase: 'idle' }
  | { phase: 'running'; progress: BatchProgress | null }
  | { phase: 'done'; report: BatchReport };

const nothingDone: BatchReport = { total: 0, created: 0, skipped: 0, refusals: [], ending: 'failed' };

export function useBatch(): { state: BatchState; start: () => Promise<void> } {
  const backend = useBackend();
  const client = useQueryClient();
  const [state, setState] = useState<BatchState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current !== null) return;
    const leaving = new AbortController();
    running.current = leaving;
    clearNotices();
    setState({ phase: 'running', progress: null });
    const calls = {
      findTaken: (slugs: readonly string[]) => findTakenSlugs(backend(), slugs),
      create: (page: Parameters<typeof createPage>[1]) => createPage(backend(), page),
    };
    const report = await batchPages()
      .then((pages) =>
        publishBatch(pages, calls, (progress) => setState({ phase: 'running', progress }), leaving.signal),
      )
      .catch((failure: unknown) => {
        logFailure(failure);
        return nothingDone;
      });
    running.current = null;
    void client.invalidateQueries({ queryKey: pagesKey });
    setState({ phase: 'done', report });
    announceBatch(report);
  };

  return { state, start };
}

/** The generator is fetched when it is wanted; its chance has a fixed start, so a second run makes the same pages. */
async function batchPages() {
  const [{ batchDrafts }, { mulberry32 }] = await Promise.all([
    import('#domain/generator/batch.ts'),
    import('#domain/generator/random.ts'),
  ]);
  return batchDrafts(mulberry32(seed));
}

const seed = 1;
