/** Lists the trash and restores pages from it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { usePagedList } from '../list/use-paged-list.ts';
import { pagesKey, trashKey } from '../page-keys.ts';
import { listTrash, restorePage } from './trash-api.ts';

/** @param search blank for everything */
export function useTrash(search: string) {
  const backend = useBackend();
  return usePagedList(trashKey, search, (request) => listTrash(backend(), request));
}

/** Restores a page. A refusal is a result with its reason, for the caller to show. */
export function useRestorePage() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (restoration: { id: string; slug?: string }) => restorePage(backend(), restoration),
    onSuccess: (result) => {
      if (result.ok) notices.pageRestored(result.value.slug);
    },
    onSettled: async () => {
      await Promise.all([pagesKey, trashKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

/** Restores several pages, one after the other. */
export function useRestorePages() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    /** @returns the ids of the restored pages, of those whose address is taken, and of the others */
    mutationFn: async (ids: readonly string[]) => {
      const outcome = { restored: [] as string[], taken: [] as string[], failed: [] as string[] };
      for (const id of ids) {
        const result = await restorePage(backend(), { id });
        if (result.ok) outcome.restored.push(id);
        else if (result.failure.code === 'already_exists') outcome.taken.push(id);
        else outcome.failed.push(id);
      }
      return outcome;
    },
    onSettled: async () => {
      await Promise.all([pagesKey, trashKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

/** For the toast after a deletion, which cannot ask for a new address. */
export function useUndoDeletion() {
  const restoreOne = useRestorePage();
  const restoreSeveral = useRestorePages();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const [id, ...others] = ids;
      if (id === undefined) return;
      if (others.length > 0) {
        const { restored, taken, failed } = await restoreSeveral.mutateAsync(ids);
        if (restored.length < ids.length) notices.pagesNotRestored(taken.length + failed.length);
        else notices.deletionUndone(ids.length);
        return;
      }
      const result = await restoreOne.mutateAsync({ id });
      if (result.ok) return;
      if (result.failure.code === 'already_exists') notices.addressTaken();
      else notices.pageNotRestored();
    },
    onError: () => notices.pageNotRestored(),
  });
}
