import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatDate } from '../../../ui/format.ts';
import { ListRow } from '../../parts/list-row.tsx';
import type { PageEntry } from '../page-api.ts';
import { ChooseRow } from './choice-bar.tsx';
import type { RowPreview } from './list-with-preview.tsx';
import { RowName } from './row-name.tsx';
import type { Selection } from './use-selection.ts';

interface PageListEntryProps {
  page: PageEntry;
  selection: Selection<PageEntry>;
  onDelete: (page: PageEntry) => void;
  /** Undefined where there is no room for a preview beside the list. */
  preview?: RowPreview | undefined;
}

export function PageListEntry({ page, selection, onDelete, preview }: PageListEntryProps) {
  const { id, title, slug, created_at } = page;
  return (
    <ListRow
      before={<ChooseRow id={id} selection={selection} />}
      name={<RowName id={id} title={title} isSelectable preview={preview} />}
      facts={[
        <a key="page" href={paths.generatedPage(slug)} target="_blank" rel="noopener">
          {`/${slug}`}
          <span className="sr-only"> (abre em nova aba)</span>
        </a>,
        // One fact, so that the link is never alone on a line.
        <>
          Criado em <time dateTime={created_at}>{formatDate(created_at)}</time>{' '}
          <Link className="ml-2" to={paths.adminVersions(id)}>
            Versões
            <span className="sr-only"> de {title}</span>
          </Link>
        </>,
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
