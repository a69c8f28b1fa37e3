/** The queries and mutations of contacts. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../parts/notices.ts';
import { useBackend } from '../session/backend-context.tsx';
import {
  type ConversationOutcome,
  changeConversation,
  findReference,
  listConversations,
  type ReportQuery,
  readReport,
  readToday,
  removeConversation,
  writeConversation,
} from './contacts-api.ts';

const contactsKey = ['contacts'];

/** The code of a page has at least three characters. */
export const codeMinLength = 3;

export function useToday() {
  const backend = useBackend();
  return useQuery({ queryKey: [...contactsKey, 'today'], queryFn: () => readToday(backend()) });
}

export function useReport(query: ReportQuery) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...contactsKey, 'report', query],
    queryFn: () => readReport(backend(), query),
    placeholderData: keepPreviousData,
  });
}

export function useReference(text: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...contactsKey, 'reference', text],
    queryFn: () => findReference(backend(), text),
    enabled: text.trim().length >= codeMinLength,
  });
}

export function useConversations() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...contactsKey, 'conversations'],
    queryFn: () => listConversations(backend()),
  });
}

const texts: Readonly<Record<ConversationOutcome['state'], string>> = {
  conversa: 'A conversa entrou na conta desta página.',
  orcamento: 'O orçamento entrou na conta desta página.',
  vendido: 'A venda entrou na conta desta página.',
  perdido: 'Ficou anotado que não deu certo.',
};

/** Notes a new conversation, or the outcome of an existing one. */
export function useOutcome() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      outcome,
      ...target
    }: { outcome: ConversationOutcome } & ({ code: string } | { id: string })) =>
      'id' in target
        ? changeConversation(backend(), target.id, outcome)
        : writeConversation(backend(), target.code, outcome),
    onSuccess: (result, { outcome }) => {
      if (result.ok) notifySuccess('Anotado', texts[outcome.state]);
      else notifyError('Não anotado', 'Nada foi gravado. Tente outra vez.');
    },
    onError: () => notifyError('Não anotado', 'Nada foi gravado. Tente outra vez.'),
    onSettled: () => client.invalidateQueries({ queryKey: contactsKey }),
  });
}

export function useRemoveConversation() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => removeConversation(backend(), id),
    onSuccess: (result) => {
      if (!result.ok) notifyError('Não apagado', 'A anotação continua na lista. Tente outra vez.');
    },
    onError: () => notifyError('Não apagado', 'A anotação continua na lista. Tente outra vez.'),
    onSettled: () => client.invalidateQueries({ queryKey: contactsKey }),
  });
}
