/** What will appear on the site and in search results. Loaded with the sheet, because it needs the sanitiser. */
import { plainText } from '#domain/pages/plain-text.ts';
import { cleanedHead } from '../../preview/cleaned-page.ts';
import { SearchResult } from '../../preview/search-result.tsx';
import type { UnsavedPage } from '../unsaved-page.ts';

export default function PublishSummary({ title, slug, description }: UnsavedPage) {
  // As on the server, a blank slug is made from the title.
  const head = cleanedHead({ title, slug: slug || plainText(title), description });
  return (
    <>
      <div className="wrap-anywhere">
        <p className="font-semibold">{head.title}</p>
        <p className="text-muted">{`${window.location.host}${head.path}`}</p>
      </div>
      <div>
        <h3 className="preview-label">No buscador</h3>
        <SearchResult {...head} />
      </div>
    </>
  );
}
