/** 'Rascunhos': the working copies that are not published yet (docs/specification/administrator.md#editor). */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatMoment } from '../../../ui/format.ts';
import { adminMeta } from '../../admin-meta.ts';
import { ToolHead } from '../../parts/tool-head.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { listDrafts } from '../editor/draft-api.ts';
import { ListFailure, WaitingRows } from '../list/page-list-notes.tsx';
import { draftsKey } from '../page-keys.ts';

export const meta = () => adminMeta('Rascunhos');

export default function Drafts() {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <ToolHead title="Rascunhos" />
          <DraftList />
        </div>
      )}
    </RequireSession>
  );
}

function DraftList() {
  const backend = useBackend();
  const drafts = useQuery({ queryKey: draftsKey, queryFn: () => listDrafts(backend()) });
  if (drafts.isPending) return <WaitingRows isTryingAgain={drafts.failureCount > 0} />;
  if (drafts.isError) return <ListFailure onRetry={() => void drafts.refetch()} />;
  if (drafts.data.length === 0) {
    return (
      <div className="notice-box">
        <p className="font-semibold">Nenhum rascunho.</p>
        <p className="text-muted">Toque em “Editar” ao lado de uma página para começar um.</p>
      </div>
    );
  }
  return (
    <ul className="page-list">
      {drafts.data.map(({ id, page_id, title, slug, updated_at }) => (
        <li key={id}>
          <div className="min-w-0">
            <strong>{title === '' ? 'Sem título' : title}</strong>
            <span className="wrap-anywhere">{page_id === null ? 'Página nova' : `/${slug}`}</span>
          </div>
          <p>
            Salvo em <time dateTime={updated_at}>{formatMoment(updated_at)}</time>
          </p>
          <Link className="button button-compact button-quiet" to={paths.adminDraft(id)}>
            Editar
            <span className="sr-only"> {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
