/** The list of redirects, and all changes to it. */
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { nextOffset } from '../../pages/page-parts.ts';
import { downloadCsv } from '../../parts/files/csv-text.ts';
import { notifyError, notifySuccess, notifyUndoable } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { shownPath } from '../shown-path.ts';
import { redirectsKey } from '../site-health-keys.ts';
import { useRefetchAddresses } from '../use-refetch-addresses.ts';
import {
  deleteRedirect,
  importRedirects,
  listRedirects,
  type Redirect,
  type RedirectInput,
  type RuleRow,
  readAllRedirects,
  restoreRedirect,
  saveRedirect,
} from './redirects-api.ts';
import { redirectsCsv } from './redirects-csv.ts';

const perRequest = 50;

export function useRedirects(search: string) {
  const backend = useBackend();
  return useInfiniteQuery({
    queryKey: [...redirectsKey, search],
    queryFn: ({ pageParam: offset }) => listRedirects(backend(), { search, offset, limit: perRequest }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      total: pages.at(-1)?.total ?? 0,
    }),
    placeholderData: keepPreviousData,
  });
}

/** A refusal is a result with its reason, for the form to show. */
export function useSaveRedirect() {
  const backend = useBackend();
  return useMutation({
    mutationFn: (input: RedirectInput) => saveRedirect(backend(), input),
    onSuccess: (result, { isNew }) => {
      if (!result.ok) return;
      const title = isNew ? 'Redirecionamento criado' : 'Redirecionamento mudado';
      notifySuccess(title, `${shownPath(result.value.from_path)} já vale no site.`);
    },
    onSettled: useRefetchAddresses(),
  });
}

const stillThere = 'O redirecionamento continua valendo. Tente outra vez.';
const makeAgain = 'Crie o redirecionamento outra vez.';

export function useDeleteRedirect() {
  const backend = useBackend();
  const undo = useMutation({
    mutationFn: (row: RuleRow) => restoreRedirect(backend(), row),
    onSuccess: (result, { from_path }) => {
      if (result.ok) notifySuccess('Redirecionamento de volta', `${shownPath(from_path)} vale de novo.`);
      else
        notifyError('Não voltou', result.failure.code === 'rule_broken' ? result.failure.message : makeAgain);
    },
    onError: () => notifyError('Não voltou', makeAgain),
    onSettled: useRefetchAddresses(),
  });
  return useMutation({
    mutationFn: ({ from }: Redirect) => deleteRedirect(backend(), from),
    onSuccess: (result) => {
      if (!result.ok) return notifyError('Não apagado', stillThere);
      const { value: row } = result;
      notifyUndoable(
        'Redirecionamento apagado',
        `${shownPath(row.from_path)} não leva mais a lugar nenhum.`,
        () => undo.mutate(row),
      );
    },
    onError: () => notifyError('Não apagado', stillThere),
    onSettled: useRefetchAddresses(),
  });
}

export function useImportRedirects() {
  const backend = useBackend();
  return useMutation({
    mutationFn: (list: { csv: string; isDryRun: boolean }) => importRedirects(backend(), list),
    onSettled: useRefetchAddresses(),
  });
}

export function useDownloadRedirects() {
  const backend = useBackend();
  return useMutation({
    mutationFn: () => readAllRedirects(backend()),
    onSuccess: (redirects) => downloadCsv('redirecionamentos.csv', redirectsCsv(redirects)),
    onError: () => notifyError('Lista não baixada', 'Tente outra vez.'),
  });
}
