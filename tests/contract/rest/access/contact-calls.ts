/** Who may read contacts and their figures, note conversations, and write short links. */
import { completeSessionsOnly, type ExpectedCall, noSuchVerb } from './expected-call.ts';

export const contactCalls: Readonly<Record<string, ExpectedCall>> = {
  'read lead_days': { request: 'GET /lead_days?select=day', statuses: completeSessionsOnly(200) },
  'insert lead_days': { request: 'POST /lead_days', body: '{}', statuses: noSuchVerb },
  'update lead_days': { request: 'PATCH /lead_days?day=eq.2026-11-22', body: '{}', statuses: noSuchVerb },
  'delete lead_days': { request: 'DELETE /lead_days?day=eq.2026-11-22', statuses: noSuchVerb },
  'read page_codes': { request: 'GET /page_codes?select=code', statuses: completeSessionsOnly(200) },
  'insert page_codes': { request: 'POST /page_codes', body: '{}', statuses: noSuchVerb },
  'update page_codes': { request: 'PATCH /page_codes?code=eq.7K2', body: '{}', statuses: noSuchVerb },
  'delete page_codes': { request: 'DELETE /page_codes?code=eq.7K2', statuses: noSuchVerb },
  'read conversations': { request: 'GET /conversations?select=id', statuses: completeSessionsOnly(200) },
  'insert conversations': {
    request: 'POST /conversations',
    body: '{"page_key":"no such page"}',
    statuses: completeSessionsOnly(409),
  },
  'update conversations': {
    request: 'PATCH /conversations?id=eq.00000000-0000-4000-8000-000000000000',
    body: '{"state":"perdido"}',
    statuses: completeSessionsOnly(204),
  },
  'delete conversations': {
    request: 'DELETE /conversations?id=eq.00000000-0000-4000-8000-000000000000',
    statuses: completeSessionsOnly(204),
  },
  'read short_links': { request: 'GET /short_links?select=code', statuses: completeSessionsOnly(200) },
  'insert short_links': {
    request: 'POST /short_links',
    body: '{"page_key":"no such page","label":"Van"}',
    statuses: completeSessionsOnly(400),
  },
  'update short_links': {
    request: 'PATCH /short_links?code=eq.7K2',
    body: '{"label":"Van"}',
    statuses: completeSessionsOnly(204),
  },
  'delete short_links': { request: 'DELETE /short_links?code=eq.7K2', statuses: completeSessionsOnly(204) },
  'call find_reference': {
    request: 'POST /rpc/find_reference',
    body: '{"text":"oi"}',
    statuses: completeSessionsOnly(204),
  },
  'call page_names': {
    request: 'POST /rpc/page_names',
    body: '{"page_keys":[]}',
    statuses: completeSessionsOnly(200),
  },
  'call leads_by': {
    request: 'POST /rpc/leads_by',
    body: '{"by":"page","from":"2026-01-01","to":"2026-01-31"}',
    statuses: completeSessionsOnly(200),
  },
  'call first_steps': { request: 'POST /rpc/first_steps', body: '{}', statuses: completeSessionsOnly(200) },
  'call confirm_whatsapp': {
    request: 'POST /rpc/confirm_whatsapp',
    body: '{"number":"11900000001"}',
    statuses: completeSessionsOnly(204),
  },
  'call today': { request: 'POST /rpc/today', body: '{}', statuses: completeSessionsOnly(200) },
};
