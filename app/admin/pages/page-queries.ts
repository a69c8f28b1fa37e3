/**
 * The queries and mutations of pages. The defaults of the query client are as specified
 * (docs/specification/administrator.md#server-data): 3 retries, the first after 1 s, doubling up to 30 s. Unused results
 * are dropped after 5 minutes.
 */
import { type InfiniteData, QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { notices } from '../parts/notices.ts';
import { useBackend } from '../session/backend-context.tsx';
import { usePagedList } from './list/use-paged-list.ts';
import { createPage, listPages, type PageEntry, removePages } from './page-api.ts';
import { pagesKey, trashKey } from './page-keys.ts';
import { type ListPart, withoutPage } from './page-parts.ts';
import { useUndoDeletion } from './trash/trash-queries.ts';

/** The blank search, which finds all pages. */
const everyPage = '';

export function createQueryClient(): QueryClient {
  // Without a network, a call fails immediately instead of pausing silently. A list that failed is loaded once the
  // network is back.
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}

/** @param search blank for all pages */
export function usePages(search = everyPage) {
  const backend = useBackend();
  return usePagedList(pagesKey, search, (request) => listPages(backend(), request));
}

export function useCreatePage() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (page: PageInput) => createPage(backend(), page),
    onSuccess: (result) => {
      if (result.ok) void client.invalidateQueries({ queryKey: pagesKey });
    },
  });
}

/** The lists of pages: their keys end with the search. The keys of all other queries of pages go on with an object. */
const pageLists = {
  queryKey: pagesKey,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    typeof queryKey[pagesKey.length] === 'string',
};

/** Removes the pages from every list at once, and puts them back if the call fails. */
export function useRemovePages() {
  const backend = useBackend();
  const client = useQueryClient();
  const { mutate: undo } = useUndoDeletion();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const result = await removePages(backend(), ids);
      if (!result.ok) throw new Error(result.failure.message);
    },
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: pagesKey });
      const before = client.getQueriesData<InfiniteData<ListPart<PageEntry>>>(pageLists);
      for (const [key, list] of before) {
        const isUnfiltered = key.at(-1) === everyPage;
        const without = (parts: ListPart<PageEntry>[], id: string) => withoutPage(parts, id, isUnfiltered);
        if (list) client.setQueryData(key, { ...list, pages: ids.reduce(without, list.pages) });
      }
      return before;
    },
    onSuccess: (_nothing, ids) => notices.pagesDeleted(ids.length, () => undo(ids)),
    onError: (_error, ids, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
      notices.pagesNotDeleted(ids.length);
    },
    // After a failure too: the pages may already be gone.
    onSettled: async () => {
      await Promise.all([pagesKey, trashKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
