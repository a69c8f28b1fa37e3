/**
 * The queries and mutations of pages. The defaults of the query client are as specified
 * (docs/specification/administrator.md#server-data): 3 retries, the first after 1 s, doubling up to 30 s. Unused results
 * are dropped after 5 minutes.
 */
import {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { notices } from '../parts/notices.ts';
import { useBackend } from '../session/backend-context.tsx';
import { createPage, listPages, type PageListPart, removePage } from './page-api.ts';
import { pagesKey, trashKey } from './page-keys.ts';
import { entriesOf, withoutPage } from './page-parts.ts';
import { useUndoDeletion } from './trash/trash-queries.ts';

const pagesPerRequest = 50;

/** The blank search, which finds all pages. */
const everyPage = '';

export function createQueryClient(): QueryClient {
  // Without a network, a call fails immediately instead of pausing silently.
  return new QueryClient({
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
}

/** @param search blank for all pages; the last result stays visible while the next one loads. */
export function usePages(search = everyPage) {
  const backend = useBackend();
  return useInfiniteQuery({
    queryKey: [...pagesKey, search],
    queryFn: ({ pageParam: offset }) => listPages(backend(), { offset, limit: pagesPerRequest, search }),
    initialPageParam: 0,
    getNextPageParam: (last: PageListPart, parts: PageListPart[]) => {
      const loaded = parts.reduce((sum, part) => sum + part.entries.length, 0);
      return last.entries.length > 0 && loaded < last.total ? loaded : undefined;
    },
    select: ({ pages }) => ({ entries: entriesOf(pages), total: pages.at(-1)?.total ?? 0 }),
    placeholderData: keepPreviousData,
  });
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

/** The lists in parts. The key of any other query that depends on pages ends with an object. */
const pageLists = {
  queryKey: pagesKey,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => typeof queryKey.at(-1) === 'string',
};

/** Removes the page from every list at once, and restores it if the call fails. */
export function useRemovePage() {
  const backend = useBackend();
  const client = useQueryClient();
  const { mutate: undo } = useUndoDeletion();
  return useMutation({
    mutationFn: async (id: string) => {
      const result = await removePage(backend(), id);
      if (!result.ok) throw new Error(result.failure.message);
    },
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: pagesKey });
      const before = client.getQueriesData<InfiniteData<PageListPart>>(pageLists);
      for (const [key, list] of before) {
        const isUnfiltered = key.at(-1) === everyPage;
        if (list) client.setQueryData(key, { ...list, pages: withoutPage(list.pages, id, isUnfiltered) });
      }
      return before;
    },
    onSuccess: (_nothing, id) => notices.pageDeleted(() => undo(id)),
    onError: (_error, _id, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
      notices.pageNotDeleted();
    },
    // After a failure too: the page may already be gone.
    onSettled: async () => {
      await Promise.all([pagesKey, trashKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
