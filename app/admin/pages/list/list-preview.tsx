/**
 * The chosen page of the list as visitors see it, beside the list on a wide screen. Loaded only there, because it needs
 * the sanitiser.
 */
import { useQuery } from '@tanstack/react-query';
import { renderPageHtml } from '#domain/pages/render-page-html.ts';
import { PageFrame } from '../../preview/page-frame.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { type PageEntry, readTexts } from '../page-api.ts';
import { pagesKey } from '../page-keys.ts';

export default function ListPreview({ page: { id, title } }: { page: PageEntry }) {
  const backend = useBackend();
  const texts = useQuery({
    queryKey: [...pagesKey, { contentOf: id }],
    queryFn: () => readTexts(backend(), id),
  });
  return (
    <aside className="list-preview" aria-label="Prévia da página escolhida">
      {texts.data == null ? (
        <p className="preview-note" role="status">
          {texts.isPending ? 'Preparando a prévia...' : 'A prévia não carregou. A lista funciona sem ela.'}
        </p>
      ) : (
        <PageFrame
          label={`Prévia: ${title}`}
          page={{ ...texts.data, content: renderPageHtml(texts.data.content) }}
        />
      )}
    </aside>
  );
}
