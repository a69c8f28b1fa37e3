/** The search above the list, with the number of matching pages. */
import { useId } from 'react';
import { formatCount } from '../../../ui/format.ts';

interface PageSearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** How many pages match. Null without a search, or before the answer has arrived. */
  found: number | null;
  /** For a second search on the same screen. */
  label?: string;
}

export function PageSearch({ typed, onType, found, label = 'Buscar páginas' }: PageSearchProps) {
  const id = useId();
  return (
    <search className="page-search field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-describedby={`${id}-note`}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${id}-note`} className="field-hint" role="status">
        {found === null ? 'Palavras do título ou do slug.' : foundText(found)}
      </p>
    </search>
  );
}

function foundText(found: number): string {
  return found === 1 ? '1 página encontrada.' : `${formatCount(found)} páginas encontradas.`;
}
