/** Lists the trash and restores pages from it. */
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { pagesKey, trashKey } from '../page-keys.ts';
import { listTrash, restorePage, type TrashPart } from './trash-api.ts';

const pagesPerRequest = 50;

export function useTrash() {
  const backend = useBackend();
  return useInfiniteQuery({
    queryKey: trashKey,
    queryFn: ({ pageParam: offset }) => listTrash(backend(), { offset, limit: pagesPerRequest }),
    initialPageParam: 0,
    getNextPageParam: (last: TrashPart, parts: TrashPart[]) => {
      const loaded = parts.reduce((sum, part) => sum + part.entries.length, 0);
      return last.entries.length > 0 && loaded < last.total ? loaded : undefined;
    },
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
}

/** Restores a page. A refusal gives the reason. */
export function useRestorePage() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: { id: string; slug?: string }) => restorePage(backend(), wanted),
    onSuccess: (result) => {
      if (result.ok) notices.pageRestored(result.value.slug);
    },
    onSettled: async () => {
      await Promise.all([pagesKey, trashKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

/** For the toast after a deletion, which cannot ask for anything. */
export function useUndoDeletion() {
  const { mutateAsync } = useRestorePage();
  return useMutation({
    mutationFn: (id: string) => mutateAsync({ id }),
    onSuccess: (result) => {
      if (result.ok) return;
      if (result.failure.code === 'already_exists') notices.addressTaken();
      else notices.pageNotRestored();
    },
    onError: () => notices.pageNotRestored(),
  });
}
