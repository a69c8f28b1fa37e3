/** The queries and mutations of short links. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import {
  changeLink,
  type LinkFailure,
  type LinkInput,
  listLinks,
  makeLink,
  removeLink,
} from './links-api.ts';

const linksKey = ['short-links'];

export function useLinks() {
  const backend = useBackend();
  return useQuery({ queryKey: linksKey, queryFn: () => listLinks(backend()) });
}

/** @param code the code of the link to change; null to create one */
export function useSaveLink(code: string | null) {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: LinkInput) =>
      code === null ? makeLink(backend(), input) : changeLink(backend(), code, input),
    onSuccess: (result) => {
      if (result.ok)
        notifySuccess(code === null ? 'Link criado' : 'Link mudado', 'As visitas dele têm origem própria.');
    },
    onSettled: () => client.invalidateQueries({ queryKey: linksKey }),
  });
}

export function useRemoveLink() {
  const backend = useBackend();
  const client = useQueryClient();
  const failed = () => notifyError('Não apagado', 'O link continua valendo. Tente outra vez.');
  return useMutation({
    mutationFn: (code: string) => removeLink(backend(), code),
    onSuccess: (result) => {
      if (!result.ok) failed();
    },
    onError: failed,
    onSettled: () => client.invalidateQueries({ queryKey: linksKey }),
  });
}

export function linkFailureText(failure: LinkFailure): string {
  if (failure.code === 'no_such_page') {
    return 'Nenhuma página do site tem este endereço. Abra a página e copie o endereço dela.';
  }
  if (failure.code === 'rule_broken') return failure.message;
  return 'Não foi possível salvar. Tente outra vez.';
}
