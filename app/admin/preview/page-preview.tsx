/**
 * The page as visitors and search engines will see it, cleaned by the same functions as on the server. They need the
 * sanitiser, 38 kB with Brotli, which only the previews load. A separate, smaller sanitiser for the browser would
 * sooner or later differ from the published page.
 */
import { useDeferredValue, useMemo } from 'react';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { cleanedPage } from './cleaned-page.ts';
import { PageFrame } from './page-frame.tsx';
import { SearchResult } from './search-result.tsx';
import { WhatsappCard } from './whatsapp-card.tsx';

export type PreviewPart = 'all' | 'page' | 'search';

export interface PagePreviewProps extends PageInput {
  /** 'search' is the page as others list it: in results and in messages. */
  part?: PreviewPart;
}

export default function PagePreview(props: PagePreviewProps) {
  const { part = 'all' } = props;
  const input = useDeferredValue(props);
  const page = useMemo(() => cleanedPage(input), [input]);
  return (
    <>
      {part !== 'page' && (
        <>
          <h3>No buscador</h3>
          <SearchResult title={page.title} path={page.path} description={page.description} />
          <h3>No WhatsApp</h3>
          <WhatsappCard title={page.title} description={page.description} />
        </>
      )}
      {part !== 'search' && (
        <>
          <h3>No site</h3>
          {page.removed.length > 0 && (
            <p className="preview-note">
              Fica de fora o que as regras do site não permitem:{' '}
              {page.removed.map((name) => `<${name}>`).join(', ')}.
            </p>
          )}
          <PageFrame page={page.shown} />
        </>
      )}
    </>
  );
}
