/**
 * The page as visitors and search engines will meet it, cleaned by the very functions that clean it on the server.
 * They bring the sanitiser along, 38 kB of brotli that nothing but this module loads; a second, smaller set of rules
 * for the browser would one day have shown something else than what is published.
 */
import { useDeferredValue, useMemo } from 'react';
import { plainText } from '#domain/pages/plain-text.ts';
import { renderPageHtml } from '#domain/pages/render-page-html.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { paths } from '../../paths.ts';
import type { PageDraft } from '../panel/page-draft.ts';
import { PageFrame } from './page-frame.tsx';
import { removedTags } from './removed-tags.ts';
import { SearchResult } from './search-result.tsx';

export default function PagePreview(props: PageDraft) {
  const draft = useDeferredValue(props);
  const page = useMemo(() => cleaned(draft), [draft]);
  return (
    <>
      <h3>No buscador</h3>
      <SearchResult title={page.title} path={page.path} description={page.description} />
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

function cleaned({ title, slug, content, description }: PageDraft) {
  const stored = sanitizePageHtml(content);
  return {
    title: plainText(title) || 'Sem título',
    path: paths.generatedPage(slugFromTitle(plainText(slug)) || '…'),
    description: plainText(description),
    html: renderPageHtml(stored),
    removed: removedTags(content, stored),
  };
}
