/** 'Páginas Geradas (N)': newest first, searchable, loaded in parts. Each entry links to its page and can delete it. */
import { useRef, useState } from 'react';
import { clearNotices } from '../../parts/notices.ts';
import type { PageEntry } from '../page-api.ts';
import { usePages } from '../page-queries.ts';
import { PagesNav } from '../pages-nav.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { DeletePagesDialog } from './delete-pages-dialog.tsx';
import { ListWithPreview } from './list-with-preview.tsx';
import { LoadMore } from './load-more.tsx';
import { PageListEntry } from './page-list-entry.tsx';
import { EmptyList, ListFailure, NothingFound, WaitingRows } from './page-list-notes.tsx';
import { PageSearch } from './page-search.tsx';
import { useListSearch } from './use-list-search.ts';
import { useSelection } from './use-selection.ts';

export function PageList() {
  const { typed, setTyped, search, isSearching, countFound } = useListSearch();
  const all = usePages();
  const pages = usePages(search);
  const [pagesToDelete, setPagesToDelete] = useState<readonly PageEntry[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = pages;
  const selection = useSelection(data?.entries ?? []);

  const askBeforeDeleting = (toDelete: readonly PageEntry[]) => {
    clearNotices();
    setPagesToDelete(toDelete);
  };

  const isOutdated = isSearching(pages);
  // Everything that was loaded has been deleted, and the rest of the list is on its way.
  const isRefilling = data !== undefined && data.entries.length === 0 && data.total > 0 && !pages.isError;
  return (
    <section className="min-w-0" aria-labelledby="pages" aria-busy={pages.isPending || isOutdated}>
      <h2 id="pages" ref={heading} tabIndex={-1} className="text-xl">
        {all.data === undefined ? 'Páginas Geradas' : `Páginas Geradas (${all.data.total})`}
      </h2>
      <PagesNav current="Publicadas" />
      {(typed !== '' || all.data?.total !== 0) && (
        <PageSearch typed={typed} onType={setTyped} found={countFound(pages)} />
      )}
      {(pages.isPending || isRefilling) && <WaitingRows isTryingAgain={pages.failureCount > 0} />}
      {pages.isError && <ListFailure onRetry={() => void pages.refetch()} />}
      {data?.total === 0 &&
        !pages.isError &&
        !isOutdated &&
        (search === '' ? <EmptyList /> : <NothingFound search={search} />)}
      {data !== undefined && data.entries.length > 0 && (
        <ListWithPreview entries={data.entries} of="pages">
          {(previewOf) => (
            <>
              <ChoiceBar selection={selection} hint="Marque as páginas que devem sair do site.">
                <DeleteChosen chosen={selection.chosen} onDelete={askBeforeDeleting} />
              </ChoiceBar>
              <ul className="page-list">
                {data.entries.map((page) => (
                  <PageListEntry
                    key={page.id}
                    page={page}
                    selection={selection}
                    onDelete={() => askBeforeDeleting([page])}
                    preview={previewOf(page)}
                  />
                ))}
              </ul>
            </>
          )}
        </ListWithPreview>
      )}
      <LoadMore list={pages} />
      <DeletePagesDialog
        pages={pagesToDelete}
        onClose={() => setPagesToDelete([])}
        onDeleted={() => selection.clear()}
        focusAfter={heading}
      />
    </section>
  );
}

interface DeleteChosenProps {
  chosen: readonly PageEntry[];
  onDelete: (chosen: readonly PageEntry[]) => void;
}

function DeleteChosen({ chosen, onDelete }: DeleteChosenProps) {
  return (
    <button
      type="button"
      className="button button-compact button-delete"
      aria-disabled={chosen.length === 0}
      onClick={() => onDelete(chosen)}
    >
      Deletar {chosen.length > 0 && chosen.length}
      <span className="sr-only"> escolhidas</span>
    </button>
  );
}
