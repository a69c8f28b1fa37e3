/** The query and the mutations of similar pages. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pagesKey, trashKey } from '../../pages/page-keys.ts';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { type AlikePage, listGroups, mergePages, undoMerge } from './alike-api.ts';

const alikeKey = ['similar_groups'];

/** The pause between two requests while the service is still making the map, which takes minutes on a large site. */
const pollMs = 5_000;

export function useGroups() {
  const backend = useBackend();
  return useQuery({
    queryKey: alikeKey,
    queryFn: () => listGroups(backend()),
    refetchInterval: ({ state }) => (state.data === null ? pollMs : false),
  });
}

function useRefetchLists() {
  const client = useQueryClient();
  return () =>
    Promise.all([alikeKey, pagesKey, trashKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useMerge() {
  const backend = useBackend();
  const refetchLists = useRefetchLists();
  const { mutate: undo } = useUndoMerge();
  return useMutation({
    mutationFn: ({ keep, drop }: { keep: AlikePage; drop: AlikePage }) =>
      mergePages(backend(), { keepId: keep.id, dropId: drop.id }),
    onSuccess: (result, { keep, drop }) => {
      if (result.ok) notices.pagesMerged(keep.path, () => undo(drop.id));
      else notices.pagesNotMerged();
    },
    onError: () => notices.pagesNotMerged(),
    onSettled: refetchLists,
  });
}

function useUndoMerge() {
  const backend = useBackend();
  const refetchLists = useRefetchLists();
  return useMutation({
    mutationFn: (dropId: string) => undoMerge(backend(), dropId),
    onSuccess: (result) => {
      if (result.ok) notices.pageRestored(result.value);
      else if (result.failure.code === 'already_exists') notices.addressTaken();
      else notices.pageNotRestored();
    },
    onError: () => notices.pageNotRestored(),
    onSettled: refetchLists,
  });
}
