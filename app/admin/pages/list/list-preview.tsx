/**
 * The chosen page or draft of a list as visitors see it, beside the list on a wide screen. Loaded only there, because it
 * needs the sanitiser.
 */
import { useQuery } from '@tanstack/react-query';
import { cleanedPage } from '../../preview/cleaned-page.ts';
import { PageFrame } from '../../preview/page-frame.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { readDraft } from '../editor/draft-api.ts';
import { readTexts } from '../page-api.ts';
import { draftsKey, pagesKey } from '../page-keys.ts';

const sources = {
  pages: { key: pagesKey, read: readTexts },
  drafts: { key: draftsKey, read: readDraft },
} as const;

interface ListPreviewProps {
  of: keyof typeof sources;
  page: { id: string; title: string };
}

export default function ListPreview({ of, page: { id, title } }: ListPreviewProps) {
  const backend = useBackend();
  const { key, read } = sources[of];
  const texts = useQuery({
    queryKey: [...key, { contentOf: id }],
    queryFn: () => read(backend(), id),
  });
  return (
    <aside className="list-preview" aria-label="Prévia da página escolhida">
      {texts.data == null ? (
        <p className="preview-note" role="status">
          {texts.isPending ? 'Preparando a prévia...' : 'A prévia não carregou. A lista funciona sem ela.'}
        </p>
      ) : (
        <PageFrame label={`Prévia: ${title || 'Sem título'}`} page={cleanedPage(texts.data).shown} />
      )}
    </aside>
  );
}
