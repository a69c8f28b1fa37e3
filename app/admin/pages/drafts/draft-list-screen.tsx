/** The frame of a screen that lists the drafts of one state. */
import type { ReactNode } from 'react';
import { ToolHead } from '../../parts/tool-head.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { ListWithPreview, type RowPreview } from '../list/list-with-preview.tsx';
import { LoadMore } from '../list/load-more.tsx';
import { ListFailure, NothingFound, WaitingRows } from '../list/page-list-notes.tsx';
import { PageSearch } from '../list/page-search.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { usePagedList } from '../list/use-paged-list.ts';
import { draftsKey } from '../page-keys.ts';
import { type PagesListName, PagesNav } from '../pages-nav.tsx';
import { type DraftState, type ListedDraft, listDraftsIn } from '../scheduled/schedule-api.ts';

interface DraftListScreenProps {
  title: PagesListName;
  state: DraftState;
  /** Shown when there are no drafts. */
  empty: { text: string; hint: string };
  /** @param previewOf returns the preview of a row (list-with-preview.tsx) */
  children: (
    drafts: readonly ListedDraft[],
    previewOf: (draft: ListedDraft) => RowPreview | undefined,
  ) => ReactNode;
  /** Shown below the list. */
  after?: ReactNode;
}

export function DraftListScreen({ title, ...list }: DraftListScreenProps) {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <ToolHead title={title} />
          <PagesNav current={title} />
          <DraftList {...list} />
        </div>
      )}
    </RequireSession>
  );
}

function DraftList({ state, empty, children, after }: Omit<DraftListScreenProps, 'title'>) {
  const backend = useBackend();
  const { typed, setTyped, search, isSearching, countFound } = useListSearch();
  const drafts = usePagedList([...draftsKey, state], search, (request) =>
    listDraftsIn(backend(), state, request),
  );
  const { data } = drafts;
  const isOutdated = isSearching(drafts);
  return (
    <ListWithPreview entries={data?.entries ?? []} of="drafts">
      {(previewOf) => (
        <>
          <div aria-busy={drafts.isPending || isOutdated}>
            {(typed !== '' || (data !== undefined && data.total > 0)) && (
              <PageSearch typed={typed} onType={setTyped} found={countFound(drafts)} />
            )}
            {drafts.isPending && <WaitingRows isTryingAgain={drafts.failureCount > 0} />}
            {drafts.isError && (
              <ListFailure
                text="Elas continuam guardadas; só a lista não chegou até aqui."
                onRetry={() => void drafts.refetch()}
              />
            )}
            {data?.entries.length === 0 &&
              !drafts.isError &&
              !isOutdated &&
              (search === '' ? <Empty {...empty} /> : <NothingFound search={search} />)}
            {data !== undefined && data.entries.length > 0 && children(data.entries, previewOf)}
            <LoadMore list={drafts} />
          </div>
          {after}
        </>
      )}
    </ListWithPreview>
  );
}

function Empty({ text, hint }: DraftListScreenProps['empty']) {
  return (
    <div className="notice-box">
      <p className="font-semibold">{text}</p>
      <p className="text-muted">{hint}</p>
    </div>
  );
}
