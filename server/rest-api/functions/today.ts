/**
 * Returns what the owner's first screen shows: contacts, the pages that brought them, and decisions to make, with one
 * action each.
 */
import { z } from 'zod';
import { paths } from '#app/paths.ts';
import { formatDate } from '#app/ui/format.ts';
import type { NeedsYou } from '#domain/leads/reports/today.ts';
import { refusal, success } from '#domain/result.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

export const today = restFunction({
  name: 'today',
  permission: 'complete_session',
  isReadOnly: true,
  arguments: z.object({}),
  async run({ leads }, _nothing, caller) {
    if (caller.role !== 'authenticated') return refusal(failures.authenticationRequired);
    const read = await leads.today(caller.administrator.id);
    return success({
      ...read,
      needs_you: read.needs_you.map((need) => ({ kind: need.kind, ...cardOf(need) })),
    });
  },
});

interface Card {
  title: string;
  text: string;
  action: { label: string; path: string };
}

function cardOf(need: NeedsYou): Card {
  switch (need.kind) {
    case 'second_factor_missing':
      return {
        title: 'Sua conta só tem a senha',
        text: 'Com o código do aplicativo, quem descobrir a senha não entra.',
        action: { label: 'Ativar o código', path: paths.adminSecurity() },
      };
    case 'backup_old':
      return {
        title: need.lastAt === null ? 'Ainda sem cópia de segurança' : 'Cópia de segurança antiga',
        text:
          need.lastAt === null
            ? 'Se o disco falhar, as páginas e os contatos se perdem.'
            : `A última é de ${formatDate(need.lastAt)}. O que mudou depois só está neste servidor.`,
        action: { label: 'Ver como fazer', path: `${paths.adminScheduled()}#copia` },
      };
    case 'pages_held':
      return {
        title: plural(need.count, 'página retida', 'páginas retidas'),
        text: 'Algo impediu de sair, ou de aparecer nos buscadores. O motivo está ao lado de cada uma.',
        action: { label: 'Ver as retidas', path: paths.adminHeld() },
      };
    case 'scheduled_today':
      return {
        title: plural(need.count, 'página sai hoje', 'páginas saem hoje'),
        text: 'Sozinha, no horário marcado. Ainda dá para mudar ou desfazer.',
        action: { label: 'Ver as agendadas', path: paths.adminScheduled() },
      };
    case 'trash_emptied_soon':
      return {
        title: plural(need.count, 'página sai da lixeira', 'páginas saem da lixeira'),
        text: 'Em até três dias, e de vez. Veja se alguma ainda serve.',
        action: { label: 'Ver a lixeira', path: paths.adminTrash() },
      };
    case 'quotes_waiting':
      return {
        title: plural(need.count, 'orçamento sem resposta', 'orçamentos sem resposta'),
        text: 'Há mais de dez dias. Pergunte ao cliente e anote se vendeu.',
        action: { label: 'Ver as conversas', path: `${paths.adminContacts()}#conversas` },
      };
    case 'addresses_missed':
      return {
        title: plural(need.count, 'endereço procurado em vão', 'endereços procurados em vão'),
        text: 'Doze vezes ou mais. Leve quem chega à página certa, ou crie uma.',
        action: { label: 'Ver os endereços', path: paths.adminMissed() },
      };
    case 'drafts_left':
      return {
        title: plural(need.count, 'rascunho parado', 'rascunhos parados'),
        text: 'Sem mudança há mais de uma semana. Publique ou apague.',
        action: { label: 'Ver os rascunhos', path: paths.adminDrafts() },
      };
  }
}

function plural(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
