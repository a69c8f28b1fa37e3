/**
 * Generates pages from titles: one page that the administrator reviews before saving, or all of them in a run that
 * saves each page automatically. A title leaves the box when its page is saved, so the box always holds what is left to
 * do.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearNotices } from '../../parts/notices.ts';
import { useUnloadGuard } from '../../parts/unsaved/use-unload-guard.ts';
import type { CreationResult } from '../create-pages.ts';
import { useCreationRun } from '../use-creation-run.ts';
import { writePage } from '../write-page.ts';
import { generatorNotices } from './generator-notices.ts';
import { holdsAnything, keepGeneratorWork, recallGeneratorWork } from './generator-work.ts';
import { type BoxEdit, titleQueue } from './title-queue.ts';
import { titlesIn, withoutTitle } from './titles.ts';
import { generationMs, newRandom, useGeneration } from './use-generation.ts';

/** docs/specification/generator.md#content-generator */
const settings = { beforeEachMs: generationMs, betweenMs: 1000, stopsAtFailure: false };

export function useGenerator(administratorId: string, titlesBox: RefObject<HTMLTextAreaElement | null>) {
  const { work, latestWork, setWork, removeTitle, leaveForPage } = useWork(administratorId);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isTitleMissing, setIsTitleMissing] = useState(false);
  const { isGenerating, generate } = useGeneration();
  const { run, start, stop } = useCreationRun(settings);
  const titles = titlesIn(work.titles);
  const { creativity } = work;

  const generateOne = async (title = '') => {
    const page = await generate(title, creativity);
    if (page !== null) setWork((current) => ({ ...current, page }));
  };

  const continueWith = (edit: BoxEdit) => {
    const rest = edit(latestWork.current.titles);
    setWork((current) => ({ ...current, titles: rest.join('\n'), page: null }));
    if (rest.length > 0) void generateOne(rest[0]);
  };

  const submit = () => {
    if (isGenerating || run.isRunning) return;
    clearNotices();
    setIsTitleMissing(titles.length === 0);
    if (titles.length === 0) {
      generatorNotices.noTitles();
      return titlesBox.current?.focus();
    }
    if (titles.length === 1) return void generateOne(titles[0]);
    setIsChoosing(true);
  };

  const report = (result: CreationResult, position: number) => {
    if (!result.ok) return generatorNotices.titleFailed(position, result.failure.title, result.failure.text);
    removeTitle(result.value.title);
    generatorNotices.titleDone(position, titles.length, result.value.title);
  };

  const generateAll = async () => {
    const outcome = await start({
      titles,
      write: (title) => writePage({ title, creativity, random: newRandom() }),
      onResult: (result, { length: position }) => report(result, position),
    });
    if (outcome?.end === 'done') generatorNotices.allDone(outcome.results);
    if (outcome?.end === 'stopped') generatorNotices.stopped(outcome.results);
  };

  return {
    work,
    setWork,
    titles,
    isTitleMissing,
    isGenerating,
    run,
    stop,
    submit,
    leaveForPage,
    queue: run.isRunning || isGenerating ? null : titleQueue(work, continueWith),
    choice: {
      titles: isChoosing ? titles : null,
      onFirst: (first: string) => void generateOne(first),
      onAll: () => void generateAll(),
      onClose: () => setIsChoosing(false),
    },
  };
}

/** The generator's work, which is kept in the tab while it changes. */
function useWork(administratorId: string) {
  const [work, setWork] = useState(() => recallGeneratorWork(sessionStorage, administratorId));
  const [isLeaving, setIsLeaving] = useState(false);
  // For what happens after a request: the box may have been edited meanwhile.
  const latestWork = useRef(work);
  latestWork.current = work;

  useEffect(() => keepGeneratorWork(sessionStorage, administratorId, work), [administratorId, work]);
  // Other screens, a reload and the login keep the work; only closing the tab loses it.
  useUnloadGuard(!isLeaving && holdsAnything(work));

  const removeTitle = (title: string) =>
    setWork((current) => ({ ...current, titles: withoutTitle(current.titles, title) }));

  /** Renders synchronously, so that the unload guard is off before the browser leaves. */
  const leaveForPage = (title: string) =>
    flushSync(() => {
      setIsLeaving(true);
      removeTitle(title);
      setWork((current) => ({ ...current, page: null }));
    });

  return { work, latestWork, setWork, removeTitle, leaveForPage };
}
