/** The page as a search engine would list it. */
import { siteTitleSuffix } from '#content/site.ts';
import { fallbackText } from '#domain/pages/fallback-texts.ts';
import { pageFields } from '#domain/pages/page-fields.ts';

const shownLength = pageFields.description.shownLength.max;

interface SearchResultProps {
  title: string;
  /** Path of the page. */
  path: string;
  /** If it is blank, the default text is shown. */
  description: string;
}

export function SearchResult({ title, path, description }: SearchResultProps) {
  const address = [window.location.host, ...path.split('/').filter((segment) => segment !== '')];
  return (
    <div className="search-result">
      <p className="search-result-address">{address.join(' › ')}</p>
      <p className="search-result-title">{`${title} | ${siteTitleSuffix}`}</p>
      <p className="search-result-text">
        {cut(description === '' ? fallbackText('description', title) : description)}
      </p>
    </div>
  );
}

/** Cuts at the end of a word, as search engines do. */
function cut(text: string): string {
  if (text.length <= shownLength) return text;
  return `${text.slice(0, shownLength).replace(/[\s,.;:]+\S*$/, '')} …`;
}
