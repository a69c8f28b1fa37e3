/**
 * The page as visitors and search engines will see it, cleaned by the same functions as on the server. They need the
 * sanitiser, 38 kB with Brotli, which only the previews load. A separate, smaller sanitiser for the browser would
 * sooner or later differ from the published page.
 */
import { useDeferredValue, useMemo } from 'react';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { plainText } from '#domain/pages/plain-text.ts';
import { renderPageHtml } from '#domain/pages/render-page-html.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { paths } from '../../paths.ts';
import { PageFrame } from './page-frame.tsx';
import { removedTags } from './removed-tags.ts';
import { SearchResult } from './search-result.tsx';
import { WhatsappCard } from './whatsapp-card.tsx';

export default function PagePreview(props: PageInput) {
  const input = useDeferredValue(props);
  const page = useMemo(() => cleaned(input), [input]);
  return (
    <>
      <h3>No buscador</h3>
      <SearchResult title={page.title} path={page.path} description={page.description} />
      <h3>No WhatsApp</h3>
      <WhatsappCard title={page.title} description={page.description} />
      <h3>No site</h3>
      {page.removed.length > 0 && (
        <p className="preview-note">
          Fica de fora o que as regras do site não permitem:{' '}
          {page.removed.map((name) => `<${name}>`).join(', ')}.
        </p>
      )}
      <PageFrame title={page.title} html={page.html} />
    </>
  );
}

function cleaned({ title, slug, content, description }: PageInput) {
  const stored = sanitizePageHtml(content);
  return {
    title: plainText(title) || 'Sem título',
    path: paths.generatedPage(slugFromTitle(plainText(slug)) || '…'),
    description: plainText(description ?? ''),
    html: renderPageHtml(stored),
    removed: removedTags(content, stored),
  };
}
