import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatDate } from '../../../ui/format.ts';
import { ListRow } from '../../parts/list-row.tsx';
import type { PageEntry } from '../page-api.ts';

interface PageListEntryProps {
  page: PageEntry;
  onDelete: (page: PageEntry) => void;
  /** Undefined where there is no room for a preview beside the list. */
  preview?: { isShown: boolean; show: () => void } | undefined;
}

export function PageListEntry({ page, onDelete, preview }: PageListEntryProps) {
  const { id, title, slug, created_at } = page;
  return (
    <ListRow
      name={
        preview === undefined ? (
          <strong>{title}</strong>
        ) : (
          <button type="button" className="row-name" aria-pressed={preview.isShown} onClick={preview.show}>
            {title}
          </button>
        )
      }
      facts={[
        <a key="page" href={paths.generatedPage(slug)} target="_blank" rel="noopener">
          {`/${slug}`}
          <span className="sr-only"> (abre em nova aba)</span>
        </a>,
        <>
          Criado em <time dateTime={created_at}>{formatDate(created_at)}</time>
        </>,
        <Link key="versions" to={paths.adminVersions(id)}>
          Versões
          <span className="sr-only"> de {title}</span>
        </Link>,
      ]}
      actions={
        <>
          <Link className="button button-compact button-quiet" to={paths.adminEditPage(id)}>
            Editar
            <span className="sr-only"> {title}</span>
          </Link>
          <button
            type="button"
            className="button button-compact button-delete"
            onClick={() => onDelete(page)}
          >
            Deletar
            <span className="sr-only"> {title}</span>
          </button>
        </>
      }
    />
  );
}
