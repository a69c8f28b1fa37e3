/** The frame of a screen that lists the drafts of one state. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ToolHead } from '../../parts/tool-head.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { ListFailure, WaitingRows } from '../list/page-list-notes.tsx';
import { draftsKey } from '../page-keys.ts';
import { type PagesListName, PagesNav } from '../pages-nav.tsx';
import { type DraftState, type ListedDraft, listDraftsIn } from './schedule-api.ts';

interface DraftScreenProps {
  title: PagesListName;
  state: DraftState;
  /** Shown when there are no drafts. */
  empty: { text: string; hint: string };
  children: (drafts: readonly ListedDraft[]) => ReactNode;
  /** Shown below the list. */
  after?: ReactNode;
}

export function DraftScreen({ title, after, ...list }: DraftScreenProps) {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <ToolHead title={title} />
          <PagesNav current={title} />
          <DraftList {...list} />
          {after}
        </div>
      )}
    </RequireSession>
  );
}

function DraftList({ state, empty, children }: Omit<DraftScreenProps, 'title' | 'after'>) {
  const backend = useBackend();
  const drafts = useQuery({
    queryKey: [...draftsKey, state],
    queryFn: () => listDraftsIn(backend(), state),
  });
  if (drafts.isPending) return <WaitingRows isTryingAgain={drafts.failureCount > 0} />;
  if (drafts.isError) return <ListFailure onRetry={() => void drafts.refetch()} />;
  if (drafts.data.length > 0) return children(drafts.data);
  return (
    <div className="notice-box">
      <p className="font-semibold">{empty.text}</p>
      <p className="text-muted">{empty.hint}</p>
    </div>
  );
}
