/** The screen of a working copy (docs/specification/administrator.md#editor). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { adminMeta } from '../../admin-meta.ts';
import { LoadingPanel } from '../../parts/loading-panel.tsx';
import { ToolHead } from '../../parts/tool-head.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { ListFailure } from '../list/page-list-notes.tsx';
import { OnAir } from '../publish/on-air.tsx';
import type { Route } from './+types/editor';
import { GoneNotice } from './conflict/gone-notice.tsx';
import { type PublishedEntry, readDraft } from './draft-api.ts';
import { DraftEditor } from './draft-editor.tsx';
import { forgetDraft, forgetOldDrafts, recallDraft, recoverDraft } from './kept-draft.ts';

export const meta = () => adminMeta('Editar página');

export default function Editor({ params }: Route.ComponentProps) {
  return (
    <RequireSession isReturnedTo>
      {({ id }) => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <DraftScreen key={params.draftId} draftId={params.draftId} administratorId={id} />
        </div>
      )}
    </RequireSession>
  );
}

interface DraftScreenProps {
  draftId: string;
  administratorId: string;
}

function DraftScreen(props: DraftScreenProps) {
  const [published, setPublished] = useState<PublishedEntry | null>(null);
  if (published !== null) return <OnAir {...published} />;
  return (
    <>
      <ToolHead title="Editar página" />
      <StoredDraft {...props} onPublished={setPublished} />
    </>
  );
}

interface StoredDraftProps extends DraftScreenProps {
  onPublished: (page: PublishedEntry) => void;
}

function StoredDraft({ draftId, administratorId, onPublished }: StoredDraftProps) {
  const backend = useBackend();
  const draft = useQuery({
    queryKey: ['page_draft', draftId],
    queryFn: async () => {
      await recoverDraft(localStorage, draftId);
      void forgetOldDrafts(localStorage);
      return readDraft(backend(), draftId);
    },
    // The editor itself tracks what is stored; a text that somebody is editing must not change.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (draft.isPending) return <LoadingPanel />;
  if (draft.isError) {
    return (
      <ListFailure
        title="Não foi possível abrir o rascunho."
        text="Ele continua guardado; só não chegou até aqui."
        onRetry={() => void draft.refetch()}
      />
    );
  }
  if (draft.data === null) {
    const kept = recallDraft(localStorage, draftId, administratorId);
    if (kept !== null) {
      return (
        <GoneNotice
          draft={{ page_id: null }}
          mine={() => kept.page}
          onContinued={() => forgetDraft(localStorage, draftId)}
        />
      );
    }
    return (
      <div className="notice-box">
        <p className="font-semibold">Este rascunho não existe mais.</p>
        <p className="text-muted">Ele foi publicado ou descartado.</p>
        <Link className="button button-compact button-quiet mt-3" to={paths.adminDrafts()}>
          Ver os rascunhos
        </Link>
      </div>
    );
  }
  return <DraftEditor draft={draft.data} administratorId={administratorId} onPublished={onPublished} />;
}
