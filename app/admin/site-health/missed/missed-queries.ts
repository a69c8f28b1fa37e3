/** The list of addresses that were not found, and the actions for each. */
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { createDraft } from '../../pages/editor/draft-api.ts';
import { nextOffset } from '../../pages/page-parts.ts';
import { notifyError, notifySuccess, notifyUndoable } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { deleteRedirect, saveRedirect } from '../redirects/redirects-api.ts';
import { shownPath } from '../shown-path.ts';
import { missedKey } from '../site-health-keys.ts';
import { useRefetchAddresses } from '../use-refetch-addresses.ts';
import { listMissed, type MissedState, setMissedState } from './missed-api.ts';
import { pageForPath } from './page-for-path.ts';

const perRequest = 20;
const failedTitle = 'Nada mudou';
const tryAgain = 'Não foi possível salvar. Tente outra vez.';

export function useMissed(state: MissedState) {
  const backend = useBackend();
  return useInfiniteQuery({
    queryKey: [...missedKey, state],
    queryFn: ({ pageParam: offset }) => listMissed(backend(), { state, offset, limit: perRequest }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
}

/** Undoes a redirect that was just made. */
function useUndoRedirect() {
  const backend = useBackend();
  return useMutation({
    mutationFn: (from: string) => deleteRedirect(backend(), from),
    onSuccess: (result) => {
      if (!result.ok) notifyError(failedTitle, 'O redirecionamento continua valendo. Tente outra vez.');
    },
    onError: () => notifyError(failedTitle, 'O redirecionamento continua valendo. Tente outra vez.'),
    onSettled: useRefetchAddresses(),
  });
}

export function useRedirectMissed() {
  const backend = useBackend();
  const undo = useUndoRedirect();
  return useMutation({
    mutationFn: ({ from, to }: { from: string; to: string }) =>
      saveRedirect(backend(), { from, to, status: 301, isNew: true }),
    onSuccess: (result, { from, to }) => {
      if (result.ok)
        notifyUndoable('Redirecionado', `${shownPath(from)} agora leva a ${shownPath(to)}.`, () =>
          undo.mutate(from),
        );
      else
        notifyError(failedTitle, result.failure.code === 'rule_broken' ? result.failure.message : tryAgain);
    },
    onError: () => notifyError(failedTitle, tryAgain),
    onSettled: useRefetchAddresses(),
  });
}

export function useIgnoreMissed() {
  const backend = useBackend();
  const reopen = useReopenMissed();
  return useMutation({
    mutationFn: (path: string) => setMissedState(backend(), path, 'ignored'),
    onSuccess: (result, path) => {
      if (result.ok) {
        notifyUndoable('Ignorado', `${shownPath(path)} não aparece mais nesta lista.`, () =>
          reopen.mutate(path),
        );
      } else notifyError(failedTitle, tryAgain);
    },
    onError: () => notifyError(failedTitle, tryAgain),
    onSettled: useRefetchAddresses(),
  });
}

/** Returns an address to the list of those not dealt with. */
export function useReopenMissed() {
  const backend = useBackend();
  return useMutation({
    mutationFn: (path: string) => setMissedState(backend(), path, 'open'),
    onSuccess: (result, path) => {
      if (result.ok)
        notifySuccess('De volta à lista', `${shownPath(path)} está entre os que esperam por você.`);
      else notifyError(failedTitle, tryAgain);
    },
    onError: () => notifyError(failedTitle, tryAgain),
    onSettled: useRefetchAddresses(),
  });
}

/** Starts a page from the words of the address, and opens it in the editor. */
export function useStartPage() {
  const backend = useBackend();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (path: string) => {
      const draft = await createDraft(backend(), pageForPath(path));
      if (draft.ok) await setMissedState(backend(), path, 'page');
      return draft;
    },
    onSuccess: (draft) => {
      if (draft.ok) void navigate(paths.adminDraft(draft.value));
      else notifyError('Página não criada', tryAgain);
    },
    onError: () => notifyError('Página não criada', tryAgain),
    onSettled: useRefetchAddresses(),
  });
}
