/** The batch as its card follows it: fifty titles by a chance with a fixed start, so that a second run makes the same pages. */
import { useState } from 'react';
import { batchTitles } from '#domain/generator/batch.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { useBackend } from '../../backend-context.tsx';
import { clearNotices } from '../../notices.ts';
import { type RunOutcome, useCreationRun } from '../../page-creation/use-creation-run.ts';
import { writePage } from '../../page-creation/write-page.ts';
import { createPage, findTakenSlugs } from '../../pages/page-api.ts';
import { announceBatch } from './announce-batch.ts';
import { skippingTaken } from './skip-taken.ts';

/** What fails once would fail fifty times. */
const pace = { beforeEachMs: 0, betweenMs: 0, endsAtFailure: true };
/** The panel has no slider: the middle, where two pages of one kind still differ well. */
const creativity = 50;
const titles = batchTitles(mulberry32(1));

export function usePanelBatch() {
  const backend = useBackend();
  const { run, start, stop } = useCreationRun(pace);
  const [outcome, setOutcome] = useState<RunOutcome | null>(null);

  const generate = async () => {
    if (run.isRunning) return;
    clearNotices();
    const finished = await start({
      titles,
      write: (title) => writePage({ title, creativity, random: mulberry32(seedFromText(title)) }),
      save: skippingTaken(titles.map(slugFromTitle), {
        findTaken: (slugs) => findTakenSlugs(backend(), slugs),
        save: (page) => createPage(backend(), page),
      }),
    });
    if (finished === null) return;
    setOutcome(finished);
    announceBatch(finished);
  };

  return { run, outcome, total: titles.length, generate, stop };
}
