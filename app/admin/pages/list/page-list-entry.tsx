import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatDate } from '../../../ui/format.ts';
import type { PageEntry } from '../page-api.ts';

interface PageListEntryProps {
  page: PageEntry;
  onDelete: (page: PageEntry) => void;
}

export function PageListEntry({ page, onDelete }: PageListEntryProps) {
  return (
    <li>
      <div className="min-w-0">
        <strong>{page.title}</strong>
        <a href={paths.generatedPage(page.slug)} target="_blank" rel="noopener">
          {`/${page.slug}`}
          <span className="sr-only"> (abre em nova aba)</span>
        </a>
      </div>
      <p>
        Criado em <time dateTime={page.created_at}>{formatDate(page.created_at)}</time>
      </p>
      <span className="col-span-full flex flex-wrap gap-2 md:col-auto md:justify-end">
        <Link className="button button-compact button-quiet" to={paths.adminVersions(page.id)}>
          Versões
          <span className="sr-only"> de {page.title}</span>
        </Link>
        <Link className="button button-compact button-quiet" to={paths.adminEditPage(page.id)}>
          Editar
          <span className="sr-only"> {page.title}</span>
        </Link>
        <button type="button" className="button button-compact button-delete" onClick={() => onDelete(page)}>
          Deletar
          <span className="sr-only"> {page.title}</span>
        </button>
      </span>
    </li>
  );
}
