/** Sample answers of the backend. The queries of the parts page find them in their cache and send no request. */
import { QueryClient } from '@tanstack/react-query';
import type { FactorEntry } from '../../admin/account/factors/factor-calls.ts';
import type { SessionOverview } from '../../admin/account/sessions/session-calls.ts';
import type { Conversation, LeadRow, Today } from '../../admin/contacts/contacts-api.ts';
import type { GateMode } from '../../admin/pages/held/gate-api.ts';
import type { ListedJob } from '../../admin/pages/scheduled/schedule-api.ts';
import type { FirstSteps } from '../../admin/today/first-steps/first-steps-api.ts';

export const sampleAdministratorId = '1';
export const period = { from: '2026-10-22', to: '2026-11-18' };
export const periodBefore = { from: '2026-09-24', to: '2026-10-21' };

const at = '2026-11-18T12:00:00.000Z';
const moema = { path: '/cidades/moema', title: 'Moema' };
const figures = { views: 90, people: 70, taps: 4, conversations: 2, sales_cents: 134_990 };

export const leadRows: readonly LeadRow[] = [
  { key: '/cidades/moema', name: 'Motor de portão em Moema com entrega no mesmo dia', ...figures },
  { key: '/cidades/lapa', name: 'Lapa', ...figures, taps: 0, conversations: 0, sales_cents: 0 },
  { key: '/blog', name: 'Blog', ...figures, taps: 1, sales_cents: 0 },
];

const today: Today = {
  contacts: { yesterday: 3, week: 21, week_before: 17 },
  top_pages: [{ ...moema, taps: 9 }],
  needs_you: [
    {
      kind: 'held',
      title: '2 páginas retidas',
      text: 'Elas estão no site, mas fora dos buscadores.',
      action: { label: 'Ver as retidas', path: '/admin/paginas/retidas' },
    },
  ],
};

const firstSteps: FirstSteps = {
  whatsapp: '5511999990000',
  is_whatsapp_tried: true,
  has_second_factor: true,
  has_page: true,
};

const conversations: readonly Conversation[] = (['conversa', 'vendido'] as const).map((state, index) => ({
  id: String(index),
  page_key: moema.path,
  state,
  amount_cents: state === 'vendido' ? 134_990 : null,
  at,
  page: { page_key: moema.path, ...moema },
}));

const jobs: readonly ListedJob[] = [
  { name: 'publish_scheduled', ended_at: at, outcome: 'done', affected: 2 },
  { name: 'flush_contacts', ended_at: at, outcome: 'failed', affected: 0 },
];

const factors: readonly FactorEntry[] = [{ id: '1', name: 'Celular da Ana', isPhone: false, addedAt: at }];

const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36';

const sessions: SessionOverview = {
  sessions: [true, false].map((is_current) => ({
    id: String(is_current),
    created_at: at,
    refreshed_at: at,
    user_agent: agent,
    is_current,
  })),
  newNetworks: [{ id: '1', first_seen_at: at, user_agent: agent }],
};

const answers: readonly (readonly [key: readonly unknown[], answer: unknown])[] = [
  [['contacts', 'today'], today],
  [['generated_pages', { steps: 'first' }], firstSteps],
  [['contacts', 'report', { by: 'source', ...period }], leadRows],
  [['contacts', 'report', { by: 'source', ...periodBefore }], leadRows],
  [['contacts', 'conversations'], conversations],
  [['gate_mode'], 'hold' satisfies GateMode],
  [['jobs'], jobs],
  [['second-factors', sampleAdministratorId], factors],
  [['active-sessions', sampleAdministratorId], sessions],
];

export function createAnsweredClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false, gcTime: Infinity } } });
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  return client;
}
