/**
 * Runs the batch over the chosen titles. Its fifty titles come from a fixed seed, so a second run has the same titles and
 * skips the pages that exist.
 */
import { useState } from 'react';
import { batchTitles } from '#domain/generator/batch.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { createPage, findTakenSlugs } from '../../pages/page-api.ts';
import { clearNotices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { useTitleChoice } from '../choice/use-title-choice.ts';
import { type RunOutcome, useCreationRun } from '../use-creation-run.ts';
import { writePage } from '../write-page.ts';
import { announceBatch } from './announce-batch.ts';
import { skippingTaken } from './skip-taken.ts';

/** Stops at the first failure, because the other pages would fail in the same way. */
const settings = { beforeEachMs: 0, betweenMs: 0, stopsAtFailure: true };
/** The panel has no slider. The middle of the scale makes similar pages differ enough. */
const creativity = 50;
const titles = batchTitles(mulberry32(1));

const write = (title: string) => writePage({ title, creativity, random: mulberry32(seedFromText(title)) });

export function useBatch() {
  const backend = useBackend();
  const { run, start, stop } = useCreationRun(settings);
  const choice = useTitleChoice(titles);
  const [outcome, setOutcome] = useState<RunOutcome | null>(null);

  const generate = async () => {
    const { chosen } = choice;
    if (run.isRunning || chosen.length === 0) return;
    clearNotices();
    const finished = await start({
      titles: chosen,
      write,
      save: skippingTaken(
        {
          findTaken: (slugs) => findTakenSlugs(backend(), slugs),
          save: (page) => createPage(backend(), page),
        },
        chosen.map(slugFromTitle),
      ),
    });
    if (finished === null) return;
    setOutcome(finished);
    announceBatch(finished);
  };

  return { run, outcome, choice, write, generate, stop };
}
