/** Saves or copies the generated page. */
import { htmlToText } from '#domain/generator/html-to-text.ts';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { paths } from '../../../paths.ts';
import { useCreatePage } from '../../pages/page-queries.ts';
import { carryNotice } from '../../parts/carried-notice.ts';
import { clearNotices } from '../../parts/notices.ts';
import { notSavedText } from '../create-pages.ts';
import { generatorNotices } from './generator-notices.ts';

interface GeneratedActionsProps {
  page: PageInput | null;
  hasTitle: boolean;
  /** Called before the browser leaves for the new page. */
  onSaved: (title: string) => void;
}

export function GeneratedActions({ page, hasTitle, onSaved }: GeneratedActionsProps) {
  const create = useCreatePage();

  const save = async () => {
    if (create.isPending) return;
    clearNotices();
    if (page === null || !hasTitle) return generatorNotices.nothingToSave();
    const result = await create.mutateAsync(page);
    if (!result.ok) return generatorNotices.notSaved(notSavedText(result.failure));
    onSaved(page.title);
    generatorNotices.saved();
    carryNotice(sessionStorage, { code: 'page_saved' });
    window.location.assign(paths.generatedPage(result.value.slug));
  };

  return (
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
  );
}

function copy(text: string, onCopied: () => void): Promise<void> {
  // Without HTTPS the browser has no clipboard.
  const copying = navigator.clipboard?.writeText(text) ?? Promise.reject();
  return Promise.resolve(copying).then(onCopied, generatorNotices.notCopied);
}
