/** The screen of a working copy (docs/specification/administrator.md#editor). */
import { useQuery } from '@tanstack/react-query';
import { adminMeta } from '../../admin-meta.ts';
import { LoadingPanel } from '../../parts/loading-panel.tsx';
import { ToolHead } from '../../parts/tool-head.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { ListFailure } from '../list/page-list-notes.tsx';
import type { Route } from './+types/editor';
import { readDraft } from './draft-api.ts';
import { DraftEditor } from './draft-editor.tsx';

export const meta = () => adminMeta('Editar página');

export default function Editor({ params }: Route.ComponentProps) {
  return (
    <RequireSession>
      {({ id }) => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <ToolHead title="Editar página" />
          <StoredDraft key={params.draftId} draftId={params.draftId} administratorId={id} />
        </div>
      )}
    </RequireSession>
  );
}

function StoredDraft({ draftId, administratorId }: { draftId: string; administratorId: string }) {
  const backend = useBackend();
  const draft = useQuery({
    queryKey: ['page_draft', draftId],
    queryFn: () => readDraft(backend(), draftId),
    // The editor itself tracks what is stored; a text that somebody is editing must not change.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (draft.isPending) return <LoadingPanel />;
  if (draft.isError) return <ListFailure onRetry={() => void draft.refetch()} />;
  if (draft.data === null) {
    return (
      <div className="notice-box">
        <p className="font-semibold">Este rascunho não existe mais.</p>
        <p className="text-muted">Ele foi publicado ou descartado.</p>
      </div>
    );
  }
  return <DraftEditor draft={draft.data} administratorId={administratorId} />;
}
