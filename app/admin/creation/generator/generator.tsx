import { useRef } from 'react';
import { ToolHead } from '../../parts/tool-head.tsx';
import { LeaveGuard } from '../../parts/unsaved/leave-guard.tsx';
import { CreationList } from '../creation-list.tsx';
import { CreationProgress } from '../creation-progress.tsx';
import { GeneratedContent } from './generated-content.tsx';
import { GeneratorForm } from './generator-form.tsx';
import { SeveralTitlesDialog } from './several-titles-dialog.tsx';
import { useGenerator } from './use-generator.ts';

export function Generator({ administratorId }: { administratorId: string }) {
  const titlesBox = useRef<HTMLTextAreaElement>(null);
  const generator = useGenerator(administratorId, titlesBox);
  const { work, titles, isGenerating, run } = generator;

  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-16">
      <LeaveGuard isNeeded={run.isRunning}>
        As páginas salvas ficam no site. Os títulos que faltam continuam na caixa, à espera.
      </LeaveGuard>
      <ToolHead title="Gerador de Conteúdo Local" />
      <div className="mt-6 grid gap-8 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="card grid min-w-0 gap-5 self-start px-5 pt-5 pb-6">
          <GeneratorForm
            work={work}
            onChange={generator.setWork}
            count={titles.length}
            isTitleMissing={generator.isTitleMissing}
            titlesRef={titlesBox}
            isGenerating={isGenerating}
            isRunning={run.isRunning}
            onSubmit={generator.submit}
          />
          {run.isRunning && <CreationProgress run={run} onStop={generator.stop} />}
          {work.page !== null && run.titles.length > 0 && <CreationList {...run} />}
        </div>
        <GeneratedContent
          page={work.page}
          hasTitle={titles.length > 0}
          isGenerating={isGenerating}
          run={run}
          queue={generator.queue}
          onSaved={generator.leaveForPage}
        />
      </div>
      <SeveralTitlesDialog {...generator.choice} />
    </div>
  );
}
