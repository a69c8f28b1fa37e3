/**
 * From titles to pages: one at a time, looked at before it is saved, or all of them one by one, each saved by itself.
 * A title leaves the box when its page is saved, so the box always holds what is left to do.
 */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LeaveGuard } from '../leave-guard.tsx';
import { clearNotices } from '../notices.ts';
import { CreationList } from '../page-creation/creation-list.tsx';
import { CreationProgress } from '../page-creation/creation-progress.tsx';
import { useCreationRun } from '../page-creation/use-creation-run.ts';
import { writePage } from '../page-creation/write-page.ts';
import { ToolHead } from '../tool-head.tsx';
import { useUnloadGuard } from '../use-unload-guard.ts';
import { GeneratedContent } from './generated-content.tsx';
import { holdsWork, keepGeneratorDraft, recallGeneratorDraft } from './generator-draft.ts';
import { GeneratorForm } from './generator-form.tsx';
import { generatorNotices } from './generator-notices.ts';
import { SeveralTitlesDialog } from './several-titles-dialog.tsx';
import { titlesIn, withoutTitle } from './titles.ts';
import { generationMs, newChance, useGeneration } from './use-generation.ts';

/** SPEC.md section 9. */
const pace = { beforeEachMs: generationMs, betweenMs: 1000, endsAtFailure: false };

export function Generator({ administratorId }: { administratorId: string }) {
  const [draft, setDraft] = useState(() => recallGeneratorDraft(sessionStorage, administratorId));
  const [isAsking, setIsAsking] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const titlesBox = useRef<HTMLTextAreaElement>(null);
  const generation = useGeneration();
  const { run, start, stop } = useCreationRun(pace);
  const titles = titlesIn(draft.titles);
  const { creativity } = draft;

  useEffect(() => keepGeneratorDraft(sessionStorage, administratorId, draft), [administratorId, draft]);
  // Other screens, a reload and the login give it back; only the end of the tab is its end.
  useUnloadGuard(!isLeaving && holdsWork(draft));

  const titleIsDone = (title: string) =>
    setDraft((current) => ({ ...current, titles: withoutTitle(current.titles, title) }));

  const generateOne = async (title = '') => {
    const page = await generation.generate(title, creativity);
    if (page !== null) setDraft((current) => ({ ...current, page }));
  };

  /** At once: the next thing is another document, which the browser must not ask about. */
  const leaveForPage = (title: string) =>
    flushSync(() => {
      setIsLeaving(true);
      titleIsDone(title);
      setDraft((current) => ({ ...current, page: null }));
    });

  const generate = () => {
    if (generation.isGenerating || run.isRunning) return;
    clearNotices();
    setIsMissing(titles.length === 0);
    if (titles.length === 0) {
      generatorNotices.noTitles();
      return titlesBox.current?.focus();
    }
    if (titles.length === 1) return void generateOne(titles[0]);
    setIsAsking(true);
  };

  const generateAll = async () => {
    const outcome = await start({
      titles,
      write: (title) => writePage({ title, creativity, random: newChance() }),
      onResult: (result, { length: position }) => {
        if (!result.ok) return generatorNotices.titleFailed(position, result.title, result.error);
        titleIsDone(result.title);
        generatorNotices.titleDone(position, titles.length, result.title);
      },
    });
    if (outcome?.end === 'done') generatorNotices.allDone(outcome.results);
    if (outcome?.end === 'stopped') generatorNotices.stopped(outcome.results);
  };

  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-16">
      <LeaveGuard isNeeded={run.isRunning}>
        As páginas salvas ficam no site. Os títulos que faltam continuam na caixa, à espera.
      </LeaveGuard>
      <ToolHead title="Gerador de Conteúdo Local" />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="card grid min-w-0 gap-5 px-5 pt-5 pb-6">
          <GeneratorForm
            draft={draft}
            onChange={setDraft}
            count={titles.length}
            isMissing={isMissing}
            titlesRef={titlesBox}
            isGenerating={generation.isGenerating}
            isRunning={run.isRunning}
            onSubmit={generate}
          />
          {run.isRunning && <CreationProgress run={run} onStop={stop} />}
          {run.titles.length > 0 && <CreationList {...run} />}
        </div>
        <GeneratedContent
          page={draft.page}
          hasTitle={titles.length > 0}
          isGenerating={generation.isGenerating}
          onSaved={leaveForPage}
        />
      </div>
      <SeveralTitlesDialog
        titles={isAsking ? titles : null}
        onFirst={(first) => void generateOne(first)}
        onAll={() => void generateAll()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
