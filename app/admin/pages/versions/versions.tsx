/** 'Versões': what a page said before, compared with what it says now (docs/specification/administrator.md#versions). */
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { adminMeta } from '../../admin-meta.ts';
import { ToolHead } from '../../parts/tool-head.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import type { Route } from './+types/versions';
import { VersionList } from './version-list.tsx';
import { usePublished } from './version-queries.ts';

export const meta = () => adminMeta('Versões');

export default function Versions({ params: { pageId } }: Route.ComponentProps) {
  return (
    <RequireSession>
      {({ id }) => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <ToolHead title="Versões" />
          <PageName pageId={pageId} />
          <VersionList pageId={pageId} administratorId={id}>
            <EditLink pageId={pageId} />
          </VersionList>
        </div>
      )}
    </RequireSession>
  );
}

function PageName({ pageId }: { pageId: string }) {
  const { data } = usePublished(pageId);
  if (data === undefined) return <p className="mt-2 text-muted">Carregando a página...</p>;
  if (data === null) {
    return (
      <div className="notice-box" role="status">
        <p className="font-semibold">Esta página não está no site.</p>
        <p className="text-muted">
          Se ela foi deletada, <Link to={paths.adminTrash()}>traga-a de volta da Lixeira</Link> primeiro.
        </p>
      </div>
    );
  }
  return (
    <p className="mt-2">
      <strong>{data.title}</strong>
      <span className="block wrap-anywhere text-muted">/{data.slug}</span>
    </p>
  );
}

function EditLink({ pageId }: { pageId: string }) {
  const { data } = usePublished(pageId);
  if (data === undefined || data === null) return null;
  return (
    <Link className="button button-compact button-quiet" to={paths.adminEditPage(pageId)}>
      Editar
    </Link>
  );
}
