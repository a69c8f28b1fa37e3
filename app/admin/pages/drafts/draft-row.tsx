/** A draft in a list: its title, its address and a note about it, 'Editar', and a menu. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { clearNotices } from '../../parts/notices.ts';
import type { RowAction } from '../../parts/row-menu.tsx';
import type { RowPreview } from '../list/list-with-preview.tsx';
import { RowName } from '../list/row-name.tsx';
import type { ListedDraft } from '../scheduled/schedule-api.ts';
import { useDiscardListed } from './use-discard-listed.ts';

interface DraftRowProps {
  draft: ListedDraft;
  note: ReactNode;
  /** What the owner has to do about the draft. */
  warning?: ReactNode;
  /** Menu actions that only this list offers, shown above those of every list. */
  actions?: readonly RowAction[] | undefined;
  /** The checkbox that chooses the draft. */
  before?: ReactNode;
  /** Undefined where there is no room for a preview beside the list. */
  preview?: RowPreview | undefined;
}

export function DraftRow({ draft, note, warning = null, actions = [], before, preview }: DraftRowProps) {
  const { id, page_id, slug } = draft;
  const discard = useDiscardListed();
  const title = draft.title === '' ? 'Sem título' : draft.title;
  const pageActions: RowAction[] =
    page_id === null
      ? []
      : [
          { name: 'Ver a página no site', href: paths.generatedPage(slug) },
          { name: 'Versões da página', to: paths.adminVersions(page_id) },
        ];
  const discardDraft = () => {
    clearNotices();
    discard.mutate(id);
  };
  return (
    <ListRow
      name={<RowName id={id} title={title} isSelectable={before !== undefined} preview={preview} />}
      facts={[page_id === null ? 'Página nova' : `/${slug}`, note, warning]}
      before={before}
      actions={
        <Link className="button button-compact button-quiet" to={paths.adminDraft(id)}>
          Editar
          <span className="sr-only"> {title}</span>
        </Link>
      }
      menu={{
        about: title,
        actions: [
          ...actions,
          ...pageActions,
          { name: 'Descartar rascunho', run: discardDraft, isDanger: true },
        ],
      }}
    />
  );
}
