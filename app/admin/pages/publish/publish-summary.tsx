/** What will appear on the site and in search results. Loaded with the sheet, because it needs the sanitiser. */
import { plainText } from '#domain/pages/plain-text.ts';
import { paths } from '../../../paths.ts';
import { cleanedHead } from '../../preview/cleaned-page.ts';
import { SearchResult } from '../../preview/search-result.tsx';
import type { UnsavedPage } from '../unsaved-page.ts';
import { usePublished } from '../versions/version-queries.ts';

export interface PublishSummaryProps extends Pick<UnsavedPage, 'title' | 'slug' | 'description'> {
  /** Null for a page that is not on the site yet. */
  pageId: string | null;
}

export default function PublishSummary({ title, slug, description, pageId }: PublishSummaryProps) {
  // As on the server, a blank slug is made from the title.
  const head = cleanedHead({ title, slug: slug || plainText(title), description });
  return (
    <>
      <div className="wrap-anywhere">
        <p className="font-semibold text-balance">{head.title}</p>
        <p className="text-muted">{`${window.location.host}${head.path}`}</p>
        {pageId !== null && <OldAddress pageId={pageId} path={head.path} />}
      </div>
      <div>
        <h3 className="preview-label">No buscador</h3>
        <SearchResult {...head} />
      </div>
    </>
  );
}

/** The address that the page has now, if publishing changes it. */
function OldAddress({ pageId, path }: { pageId: string; path: string }) {
  const { data } = usePublished(pageId);
  const oldPath = data == null ? path : paths.generatedPage(data.slug);
  if (oldPath === path) return null;
  return (
    <p className="mt-2 text-sm">
      Endereço de antes: <span className="text-muted">{`${window.location.host}${oldPath}`}</span>, que passa
      a levar ao novo.
    </p>
  );
}
