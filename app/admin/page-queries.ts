/**
 * The pages as the query client keeps them. Its defaults are the specified figures (SPEC.md section 9): 3 retries,
 * after 1 s doubling up to 30 s, and unused answers dropped after 5 minutes.
 */
import { QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from './backend-context.tsx';
import {
  createPage,
  listPages,
  type NewPage,
  type PageEntry,
  type PageList,
  removePage,
} from './page-api.ts';

const pagesAtOnce = 50;
const pagesKey = ['generated_pages'];

export function createQueryClient(): QueryClient {
  // Without a network a call fails at once and says so, instead of waiting in silence.
  return new QueryClient({
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
}

export function usePages() {
  const backend = useBackend();
  return useInfiniteQuery({
    queryKey: pagesKey,
    queryFn: ({ pageParam: offset }) => listPages(backend(), { offset, limit: pagesAtOnce }),
    initialPageParam: 0,
    getNextPageParam: (last: PageList, parts: PageList[]) => {
      const loaded = parts.reduce((sum, part) => sum + part.entries.length, 0);
      return last.entries.length > 0 && loaded < last.total ? loaded : undefined;
    },
    select: ({ pages }) => ({ entries: withoutRepetition(pages), total: pages.at(-1)?.total ?? 0 }),
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

export function useRemovePage() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => removePage(backend(), id),
    // Also after a failure: the page may be gone already.
    onSettled: () => client.invalidateQueries({ queryKey: pagesKey }),
  });
}

/** A page published between two parts of the list moves the rest down by one. */
function withoutRepetition(parts: PageList[]): PageEntry[] {
  const entries = new Map(parts.flatMap((part) => part.entries).map((entry) => [entry.id, entry]));
  return [...entries.values()];
}
