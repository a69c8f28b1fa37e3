/** The query and the mutations of similar pages. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pagesKey, trashKey } from '../../pages/page-keys.ts';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { type AlikePage, listGroups, mergePages, undoMerge } from './alike-api.ts';

const alikeKey = ['similar_groups'];

/** The first map of a large site takes minutes. */
const askAgainMs = 5_000;

export function useGroups() {
  const backend = useBackend();
  return useQuery({
    queryKey: alikeKey,
    queryFn: () => listGroups(backend()),
    refetchInterval: ({ state }) => (state.data === null ? askAgainMs : false),
  });
}

function useRenewedLists() {
  const client = useQueryClient();
  return () =>
    Promise.all([alikeKey, pagesKey, trashKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useMerge() {
  const backend = useBackend();
  const renewLists = useRenewedLists();
  const { mutate: undo } = useUndoMerge();
  return useMutation({
    mutationFn: ({ keep, drop }: { keep: AlikePage; drop: AlikePage }) =>
      mergePages(backend(), { keepId: keep.id, dropId: drop.id }),
    onSuccess: (result, { keep, drop }) => {
      if (result.ok) notices.pagesMerged(keep.path, () => undo(drop.id));
      else notices.pagesNotMerged();
    },
    onError: () => notices.pagesNotMerged(),
    onSettled: renewLists,
  });
}

function useUndoMerge() {
  const backend = useBackend();
  const renewLists = useRenewedLists();
  return useMutation({
    mutationFn: (dropId: string) => undoMerge(backend(), dropId),
    onSuccess: (result) => {
      if (result.ok) notices.pageRestored(result.value);
      else if (result.failure.code === 'already_exists') notices.addressTaken();
      else notices.pageNotRestored();
    },
    onError: () => notices.pageNotRestored(),
    onSettled: renewLists,
  });
}
