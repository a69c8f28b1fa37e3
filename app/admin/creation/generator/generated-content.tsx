/** A preview of the generated page, with buttons to save or copy it. */
import { type ComponentType, lazy, Suspense } from 'react';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { CreationList } from '../creation-list.tsx';
import type { CreationRun } from '../use-creation-run.ts';
import { GeneratedActions } from './generated-actions.tsx';
import type { TitleQueue } from './title-queue.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** If the preview cannot be loaded, the content can still be saved and copied. */
const PagePreview = lazy<ComponentType<PageInput>>(() =>
  import('../../preview/page-preview.tsx').catch(() => ({ default: PreviewMissing })),
);

/** Not loaded before there is a page, because it imports the generator. If loading fails, no notices are shown. */
const TitleNotices = lazy<ComponentType<{ title: string }>>(() =>
  import('./title-notices.tsx').catch(() => ({ default: () => null })),
);

interface GeneratedContentProps {
  page: PageInput | null;
  hasTitle: boolean;
  isGenerating: boolean;
  /** The run over several titles. Its list of titles is shown while no page is previewed. */
  run: CreationRun;
  queue: TitleQueue | null;
  /** Called before the browser leaves for the new page. */
  onSaved: (title: string) => void;
}

export function GeneratedContent({
  page,
  hasTitle,
  isGenerating,
  run,
  queue,
  onSaved,
}: GeneratedContentProps) {
  const heading = useFocusOnArrival(page);
  const hasRun = run.titles.length > 0;
  return (
    <section className="card generated min-w-0" aria-labelledby="generated" aria-busy={isGenerating}>
      <header className="card-head">
        <h2 id="generated" ref={heading} tabIndex={-1}>
          Conteúdo
        </h2>
      </header>
      <div className="grid gap-5 px-5 pt-8 pb-6">
        <GeneratedActions page={page} hasTitle={hasTitle} queue={queue} onSaved={onSaved} />
        {page === null ? (
          <>
            <p className={hasRun ? 'preview-note' : 'preview-note preview-blank'}>
              {noteText({ isGenerating, hasRun })}
            </p>
            {hasRun && <CreationList {...run} />}
          </>
        ) : (
          <Suspense fallback={null}>
            <TitleNotices title={page.title} />
          </Suspense>
        )}
        {page !== null && (
          <div className="preview">
            <Suspense fallback={<p className="preview-note">Preparando a prévia...</p>}>
              <PagePreview {...page} />
            </Suspense>
          </div>
        )}
      </div>
    </section>
  );
}

function noteText({ isGenerating, hasRun }: { isGenerating: boolean; hasRun: boolean }): string {
  if (hasRun) return 'Cada página entra no site assim que fica pronta. Toque nela para vê-la.';
  return isGenerating ? 'Escrevendo...' : 'O texto gerado aparece aqui, como os visitantes vão vê-lo.';
}

function PreviewMissing() {
  return <p className="preview-note">A prévia não carregou. O conteúdo pode ser copiado e salvo sem ela.</p>;
}
