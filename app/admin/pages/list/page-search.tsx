/** The search above the list, with the number of matching pages. */
import { formatCount } from '../../../ui/format.ts';

interface PageSearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** How many pages match. Null without a search, or before the answer has arrived. */
  found: number | null;
}

export function PageSearch({ typed, onType, found }: PageSearchProps) {
  return (
    <search className="page-search field">
      <label htmlFor="page-search">Buscar páginas</label>
      <input
        id="page-search"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-describedby="page-search-note"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <p id="page-search-note" className="field-hint" role="status">
        {found === null ? 'Palavras do título ou do slug.' : foundText(found)}
      </p>
    </search>
  );
}

function foundText(found: number): string {
  return found === 1 ? '1 página encontrada.' : `${formatCount(found)} páginas encontradas.`;
}
