/** What was generated, as visitors will see it, and what can be done with it. */
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { paths } from '../../paths.ts';
import { carryNotice } from '../carried-notice.ts';
import { clearNotices } from '../notices.ts';
import { refusalText } from '../page-creation/create-pages.ts';
import type { NewPage } from '../pages/page-api.ts';
import { useCreatePage } from '../pages/page-queries.ts';
import { generatorNotices } from './generator-notices.ts';

/** A preview that cannot be fetched must not take the content with it. */
const PagePreview = lazy<ComponentType<NewPage>>(() =>
  import('../preview/page-preview.tsx').catch(() => ({ default: PreviewMissing })),
);

interface GeneratedContentProps {
  page: NewPage | null;
  hasTitle: boolean;
  isGenerating: boolean;
  /** Before the screen is left for the page. */
  onSaved: (title: string) => void;
}

export function GeneratedContent({ page, hasTitle, isGenerating, onSaved }: GeneratedContentProps) {
  const create = useCreatePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const lastShown = useRef(page);

  useEffect(() => {
    const isNew = page !== null && page !== lastShown.current;
    lastShown.current = page;
    if (isNew && heading.current !== null) leadTo(heading.current);
  }, [page]);

  const copy = (text: string, notice: () => void) =>
    // Browsers give the clipboard to secure addresses only.
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      notice,
      generatorNotices.notCopied,
    );

  const save = async () => {
    if (create.isPending) return;
    clearNotices();
    if (page === null || !hasTitle) return generatorNotices.nothingToSave();
    const result = await create.mutateAsync(page).catch(() => null);
    if (result === null) return generatorNotices.notSaved();
    if (!result.ok) return generatorNotices.notSaved(refusalText(result));
    onSaved(page.title);
    generatorNotices.saved();
    carryNotice(sessionStorage, 'page_saved');
    window.location.assign(paths.generatedPage(result.page.slug));
  };

  return (
    <section className="card generated min-w-0" aria-labelledby="generated" aria-busy={isGenerating}>
      <header className="card-head">
        <h2 id="generated" ref={heading} tabIndex={-1}>
          Conteúdo
        </h2>
      </header>
      <div className="grid gap-5 px-5 pt-8 pb-6">
        <div className="grid gap-3 md:flex md:flex-wrap">
          <button
            type="button"
            className="button button-compact button-amber"
            aria-disabled={create.isPending}
            onClick={() => void save()}
          >
            {create.isPending ? 'Salvando...' : 'Salvar como Página Pública'}
          </button>
          {page !== null && (
            <>
              <button
                type="button"
                className="button button-compact button-quiet"
                onClick={() => void copy(page.content, generatorNotices.copiedHtml)}
              >
                Copiar Conteúdo
              </button>
              <button
                type="button"
                className="button button-compact button-quiet"
                onClick={() => void copy(htmlToText(page.content), generatorNotices.copiedText)}
              >
                Copiar Sem HTML
              </button>
            </>
          )}
        </div>
        {page === null ? (
          <p className="preview-note">
            {isGenerating ? 'Escrevendo...' : 'O texto gerado aparece aqui, como os visitantes vão vê-lo.'}
          </p>
        ) : (
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

/** On a phone the text arrives below the form, out of sight. Somebody who is typing the next title is left alone. */
function leadTo(heading: HTMLElement) {
  if (document.activeElement instanceof HTMLTextAreaElement) return;
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) heading.scrollIntoView({ block: 'start' });
}

function PreviewMissing() {
  return <p className="preview-note">A prévia não carregou. O conteúdo pode ser copiado e salvo sem ela.</p>;
}
