/**
 * The pages as the query client keeps them. Its defaults are the specified figures (SPEC.md section 9): 3 retries,
 * after 1 s doubling up to 30 s, and unused answers dropped after 5 minutes.
 */
import {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useBackend } from '../backend-context.tsx';
import { notices } from '../notices.ts';
import { createPage, listPages, type NewPage, type PageList, removePage } from './page-api.ts';
import { entriesOf, withoutPage } from './page-parts.ts';

const pagesAtOnce = 50;

/** Followed by what was searched for. */
export const pagesKey = ['generated_pages'];

/** The search that finds them all. */
const everyPage = '';

export function createQueryClient(): QueryClient {
  // Without a network a call fails at once and says so, instead of waiting in silence.
  return new QueryClient({
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
}

/** @param search blank for every page; while another search is on its way, the last result stays */
export function usePages(search = everyPage) {
  const backend = useBackend();
  return useInfiniteQuery({
    queryKey: [...pagesKey, search],
    queryFn: ({ pageParam: offset }) => listPages(backend(), { offset, limit: pagesAtOnce, search }),
    initialPageParam: 0,
    getNextPageParam: (last: PageList, parts: PageList[]) => {
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
    mutationFn: (page: NewPage) => createPage(backend(), page),
    onSuccess: (result) => {
      if (result?.ok) void client.invalidateQueries({ queryKey: pagesKey });
    },
  });
}

/** Takes the page out of every list at once, and puts it back when the service keeps it. */
export function useRemovePage() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      if (!(await removePage(backend(), id))) throw new Error(`Page ${id} was not deleted`);
    },
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: pagesKey });
      const before = client.getQueriesData<InfiniteData<PageList>>({ queryKey: pagesKey });
      for (const [key, list] of before) {
        const isWhole = key.at(-1) === everyPage;
        if (list) client.setQueryData(key, { ...list, pages: withoutPage(list.pages, id, isWhole) });
      }
      return before;
    },
    onSuccess: () => notices.pageDeleted(),
    onError: (_error, _id, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
      notices.pageNotDeleted();
    },
    // Also after a failure: the page may be gone already.
    onSettled: () => client.invalidateQueries({ queryKey: pagesKey }),
  });
}
