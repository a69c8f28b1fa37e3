/** Who may schedule pages, make preview links and see the jobs. */
import { completeSessionsOnly, type ExpectedCall, noSuchVerb } from './expected-call.ts';

export const scheduleCalls: Readonly<Record<string, ExpectedCall>> = {
  'call schedule_page': {
    request: 'POST /rpc/schedule_page',
    body: '{"draft_id":"00000000-0000-4000-8000-000000000000","revision":1,"publish_at":"2999-01-01T00:00:00Z"}',
    statuses: completeSessionsOnly(400),
  },
  'call unschedule_page': {
    request: 'POST /rpc/unschedule_page',
    body: '{"draft_id":"00000000-0000-4000-8000-000000000000"}',
    statuses: completeSessionsOnly(400),
  },
  'call schedule_drip': {
    request: 'POST /rpc/schedule_drip',
    body: '{"drafts":[{"draft_id":"00000000-0000-4000-8000-000000000000","revision":1}],"per_day":1,"weekdays":[1],"from_hour":9,"to_hour":18}',
    statuses: completeSessionsOnly(200),
  },
  'call preview_link': {
    request: 'POST /rpc/preview_link',
    body: '{"draft_id":"00000000-0000-4000-8000-000000000000"}',
    statuses: completeSessionsOnly(400),
  },
  'call revoke_preview_links': {
    request: 'POST /rpc/revoke_preview_links',
    body: '{"draft_id":"00000000-0000-4000-8000-000000000000"}',
    statuses: completeSessionsOnly(200),
  },
  'read jobs': { request: 'GET /jobs?select=name', statuses: completeSessionsOnly(200) },
  'insert jobs': { request: 'POST /jobs', body: '{}', statuses: noSuchVerb },
  'update jobs': { request: 'PATCH /jobs?name=eq.empty_trash', body: '{}', statuses: noSuchVerb },
  'delete jobs': { request: 'DELETE /jobs?name=eq.empty_trash', statuses: noSuchVerb },
};
