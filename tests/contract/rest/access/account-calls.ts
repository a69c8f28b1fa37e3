/** What callers can read about accounts. */
import { completeSessionsOnly, type ExpectedCall, noSuchVerb } from './expected-call.ts';

export const accountCalls: Readonly<Record<string, ExpectedCall>> = {
  'read audit_events': { request: 'GET /audit_events?select=kind', statuses: completeSessionsOnly(200) },
  'insert audit_events': { request: 'POST /audit_events', body: '{}', statuses: noSuchVerb },
  'update audit_events': {
    request: 'PATCH /audit_events?id=eq.00000000-0000-4000-8000-000000000000',
    body: '{}',
    statuses: noSuchVerb,
  },
  'delete audit_events': {
    request: 'DELETE /audit_events?id=eq.00000000-0000-4000-8000-000000000000',
    statuses: noSuchVerb,
  },
};
