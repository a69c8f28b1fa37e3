/**
 * The list of the trash. Several pages can be restored together. If the address of a page has been taken in the
 * meantime, its entry asks for another one.
 */
import { useRef, useState } from 'react';
import { formatDate } from '../../../ui/format.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { clearNotices, notices } from '../../parts/notices.ts';
import { ChoiceBar, ChooseRow } from '../list/choice-bar.tsx';
import { LoadMore } from '../list/load-more.tsx';
import { ListFailure, NothingFound, WaitingRows } from '../list/page-list-notes.tsx';
import { PageSearch } from '../list/page-search.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { type Selection, useSelection } from '../list/use-selection.ts';
import { useRemovePages } from '../page-queries.ts';
import { NewAddress } from './new-address.tsx';
import type { TrashedPage } from './trash-api.ts';
import { useRestorePage, useRestorePages, useTrash } from './trash-queries.ts';

export function TrashList() {
  const { typed, setTyped, search, isSearching, countFound } = useListSearch();
  const trash = useTrash(search);
  const { data } = trash;
  const selection = useSelection(data?.entries ?? []);
  const restore = useRestorePages();
  const remove = useRemovePages();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLElement>(null);
  const isOutdated = isSearching(trash);

  const setIsTaken = (id: string, isTaken: boolean) =>
    setTaken((before) => new Set(isTaken ? [...before, id] : [...before].filter((other) => other !== id)));

  const restoreChosen = async () => {
    const ids = selection.chosen.map(({ id }) => id);
    if (restore.isPending || ids.length === 0) return;
    clearNotices();
    const outcome = await restore.mutateAsync(ids);
    const notRestored = [...outcome.taken, ...outcome.failed];
    selection.chooseOnly(notRestored);
    setTaken(new Set(outcome.taken));
    const { restored } = outcome;
    if (restored.length > 0) notices.pagesRestored(restored.length, () => remove.mutate(restored));
    if (outcome.failed.length > 0) notices.pagesNotRestored(outcome.failed.length);
    // The rows of restored pages are gone; a row that asks for an address takes the focus itself.
    if (outcome.taken.length === 0) list.current?.focus();
  };

  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label="Páginas na lixeira"
      aria-busy={trash.isPending || isOutdated}
    >
      {(typed !== '' || (data !== undefined && data.total > 0)) && (
        <PageSearch typed={typed} onType={setTyped} found={countFound(trash)} />
      )}
      {trash.isPending && <WaitingRows isTryingAgain={trash.failureCount > 0} />}
      {trash.isError && (
        <ListFailure
          text="Elas continuam guardadas; só a lista não chegou até aqui."
          onRetry={() => void trash.refetch()}
        />
      )}
      {data?.entries.length === 0 && !trash.isError && !isOutdated && <Nothing search={search} />}
      {data !== undefined && data.entries.length > 0 && (
        <>
          <ChoiceBar selection={selection} hint="Marque as páginas que devem voltar ao site.">
            <RestoreChosen
              count={selection.chosen.length}
              isRestoring={restore.isPending}
              onRestore={() => void restoreChosen()}
            />
          </ChoiceBar>
          <ul className="page-list">
            {data.entries.map((page) => (
              <TrashEntry
                key={page.id}
                page={page}
                selection={selection}
                isAddressTaken={taken.has(page.id)}
                onTaken={(isTaken) => setIsTaken(page.id, isTaken)}
                onRestored={() => list.current?.focus()}
              />
            ))}
          </ul>
        </>
      )}
      <LoadMore list={trash} />
    </section>
  );
}

interface RestoreChosenProps {
  count: number;
  isRestoring: boolean;
  onRestore: () => void;
}

function RestoreChosen({ count, isRestoring, onRestore }: RestoreChosenProps) {
  return (
    <button
      type="button"
      className="button button-compact button-amber"
      aria-disabled={count === 0 || isRestoring}
      onClick={onRestore}
    >
      {isRestoring ? 'Restaurando...' : 'Restaurar '}
      {count > 0 && !isRestoring && count}
      <span className="sr-only"> escolhidas</span>
    </button>
  );
}

function Nothing({ search }: { search: string }) {
  if (search !== '') return <NothingFound search={search} />;
  return (
    <div className="notice-box">
      <p className="font-semibold">A lixeira está vazia.</p>
      <p className="text-muted">Quando você deletar uma página, ela vem para cá.</p>
    </div>
  );
}

interface TrashEntryProps {
  page: TrashedPage;
  selection: Selection<TrashedPage>;
  isAddressTaken: boolean;
  onTaken: (isTaken: boolean) => void;
  /** Called once the page is restored and its row is gone, perhaps with the focus. */
  onRestored: () => void;
}

function TrashEntry({ page, selection, isAddressTaken, onTaken, onRestored }: TrashEntryProps) {
  const restore = useRestorePage();

  const restorePage = async () => {
    if (restore.isPending) return;
    clearNotices();
    const result = await restore.mutateAsync({ id: page.id });
    if (result.ok) return onRestored();
    if (result.failure.code === 'already_exists') onTaken(true);
    else notices.pageNotRestored();
  };

  return (
    <ListRow
      before={<ChooseRow id={page.id} selection={selection} />}
      name={
        <strong id={`title-${page.id}`}>
          <label htmlFor={`choose-${page.id}`}>{page.title}</label>
        </strong>
      }
      facts={[
        `/${page.slug}`,
        <>
          Sai de vez em <time dateTime={page.purge_at}>{formatDate(page.purge_at)}</time>
        </>,
      ]}
      actions={
        !isAddressTaken && (
          <button
            type="button"
            className="button button-compact button-quiet"
            aria-disabled={restore.isPending}
            onClick={() => void restorePage()}
          >
            {restore.isPending ? 'Restaurando...' : 'Restaurar'}
            <span className="sr-only"> {page.title}</span>
          </button>
        )
      }
    >
      {isAddressTaken && <NewAddress page={page} onCancel={() => onTaken(false)} onRestored={onRestored} />}
    </ListRow>
  );
}
