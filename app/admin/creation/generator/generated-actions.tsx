/** Saves or copies the generated page. */
import { htmlToText } from '#domain/generator/html-to-text.ts';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { paths } from '../../../paths.ts';
import { copyText } from '../../copy-text.ts';
import { useCreatePage } from '../../pages/page-queries.ts';
import { carryNotice } from '../../parts/carried-notice.ts';
import { clearNotices } from '../../parts/notices.ts';
import { notSavedText } from '../create-pages.ts';
import { generatorNotices } from './generator-notices.ts';
import { QueueActions } from './queue-actions.tsx';
import type { TitleQueue } from './title-queue.ts';

interface GeneratedActionsProps {
  page: PageInput | null;
  hasTitle: boolean;
  queue: TitleQueue | null;
  /** Called before the browser leaves for the new page. */
  onSaved: (title: string) => void;
}

export function GeneratedActions({ page, hasTitle, queue, onSaved }: GeneratedActionsProps) {
  const create = useCreatePage();

  /** @returns the slug of the new page; null if it was not saved, which a toast reports */
  const save = async (): Promise<string | null> => {
    if (create.isPending) return null;
    clearNotices();
    if (page === null || !hasTitle) {
      generatorNotices.nothingToSave();
      return null;
    }
    const result = await create.mutateAsync(page);
    if (result.ok) return result.value.slug;
    generatorNotices.notSaved(notSavedText(result.failure));
    return null;
  };

  const saveAndOpen = async () => {
    const slug = await save();
    if (page === null || slug === null) return;
    onSaved(page.title);
    generatorNotices.saved();
    carryNotice(sessionStorage, { code: 'page_saved' });
    window.location.assign(paths.generatedPage(slug));
  };

  const saveAndAdvance = async () => {
    if ((await save()) === null) return;
    generatorNotices.saved();
    queue?.advance();
  };

  return (
    <div className="grid gap-3 md:flex md:flex-wrap">
      {queue !== null && (
        <QueueActions queue={queue} isSaving={create.isPending} onSave={() => void saveAndAdvance()} />
      )}
      <button
        type="button"
        className={`button button-compact ${saveButtonStyle(page, queue)}`}
        aria-disabled={create.isPending}
        onClick={() => void saveAndOpen()}
      >
        {create.isPending ? 'Salvando...' : 'Salvar como Página Pública'}
      </button>
      {page !== null && <CopyButtons html={page.content} />}
    </div>
  );
}

function saveButtonStyle(page: PageInput | null, queue: TitleQueue | null): string {
  // Without a page the button only says what is missing.
  if (page === null) return 'button-quiet is-idle';
  return queue === null ? 'button-amber' : 'button-quiet';
}

function CopyButtons({ html }: { html: string }) {
  return (
    <>
      <button
        type="button"
        className="button button-compact button-quiet"
        onClick={() => void copyText(html, generatorNotices.copiedHtml)}
      >
        Copiar Conteúdo
      </button>
      <button
        type="button"
        className="button button-compact button-quiet"
        onClick={() => void copyText(htmlToText(html), generatorNotices.copiedText)}
      >
        Copiar Sem HTML
      </button>
    </>
  );
}
