/** The page as a search engine would list it. */
import { siteTitleSuffix } from '#content/site.ts';
import { describeTitle } from '#domain/pages/default-description.ts';

/** What results show of a description, before they cut it. */
const shownDescription = 160;

interface SearchResultProps {
  title: string;
  /** Path of the page. */
  path: string;
  /** `''` for the default text. */
  description: string;
}

export function SearchResult({ title, path, description }: SearchResultProps) {
  const address = [window.location.host, ...path.split('/').filter((segment) => segment !== '')];
  return (
    <div className="search-result">
      <p className="search-result-address">{address.join(' › ')}</p>
      <p className="search-result-title">{`${title} | ${siteTitleSuffix}`}</p>
      <p className="search-result-text">{cut(description === '' ? describeTitle(title) : description)}</p>
    </div>
  );
}

/** At a word's end, as search engines do. */
function cut(text: string): string {
  if (text.length <= shownDescription) return text;
  return `${text.slice(0, shownDescription).replace(/[\s,.;:]+\S*$/, '')} …`;
}
