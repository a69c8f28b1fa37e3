/** Who may read, write and judge pages, their working copies, versions and the trash. */
import { completeSessionsOnly, type ExpectedCall, noSuchVerb } from './expected-call.ts';

export const pageCalls: Readonly<Record<string, ExpectedCall>> = {
  'read generated_pages': {
    request: 'GET /generated_pages?select=slug,title',
    statuses: [200, 401, 401, 200, 200, 200],
  },
  'insert generated_pages': {
    request: 'POST /generated_pages',
    body: '{"title":"Nova","slug":"nova-{n}","content":"<p>x</p>"}',
    statuses: completeSessionsOnly(201),
  },
  'update generated_pages': {
    request: 'PATCH /generated_pages?slug=eq.um',
    body: '{"title":"Novo"}',
    statuses: completeSessionsOnly(204),
  },
  'delete generated_pages': {
    request: 'DELETE /generated_pages?slug=eq.um',
    statuses: completeSessionsOnly(204),
  },
  'read page_drafts': { request: 'GET /page_drafts?select=id', statuses: completeSessionsOnly(200) },
  'insert page_drafts': {
    request: 'POST /page_drafts',
    body: '{"title":"Nova {n}"}',
    statuses: completeSessionsOnly(201),
  },
  'update page_drafts': {
    request: 'PATCH /page_drafts?id=eq.00000000-0000-4000-8000-000000000000&revision=eq.1',
    body: '{"title":"Novo"}',
    statuses: completeSessionsOnly(204),
  },
  'delete page_drafts': {
    request: 'DELETE /page_drafts?id=eq.00000000-0000-4000-8000-000000000000',
    statuses: completeSessionsOnly(204),
  },
  'read page_versions': {
    request: 'GET /page_versions?select=number&page_id=eq.00000000-0000-4000-8000-000000000000',
    statuses: completeSessionsOnly(200),
  },
  'insert page_versions': { request: 'POST /page_versions', body: '{}', statuses: noSuchVerb },
  'update page_versions': {
    request: 'PATCH /page_versions?id=eq.00000000-0000-4000-8000-000000000000',
    body: '{"label":"Nome"}',
    statuses: completeSessionsOnly(204),
  },
  'delete page_versions': {
    request: 'DELETE /page_versions?id=eq.00000000-0000-4000-8000-000000000000',
    statuses: completeSessionsOnly(204),
  },
  'call publish_page': {
    request: 'POST /rpc/publish_page',
    body: '{"draft_id":"00000000-0000-4000-8000-000000000000","revision":1}',
    statuses: completeSessionsOnly(400),
  },
  'call keep_version': {
    request: 'POST /rpc/keep_version',
    body: '{"page_id":"00000000-0000-4000-8000-000000000000","label":"Nome"}',
    statuses: completeSessionsOnly(400),
  },
  'call keep_draft': {
    request: 'POST /rpc/keep_draft',
    body: '{"draft_id":"00000000-0000-4000-8000-000000000000","label":"Nome"}',
    statuses: completeSessionsOnly(400),
  },
  'call restore_version': {
    request: 'POST /rpc/restore_version',
    body: '{"page_id":"00000000-0000-4000-8000-000000000000","number":1}',
    statuses: completeSessionsOnly(400),
  },
  'read trashed_pages': { request: 'GET /trashed_pages?select=id', statuses: completeSessionsOnly(200) },
  'insert trashed_pages': { request: 'POST /trashed_pages', body: '{}', statuses: noSuchVerb },
  'update trashed_pages': { request: 'PATCH /trashed_pages?slug=eq.um', body: '{}', statuses: noSuchVerb },
  'delete trashed_pages': {
    request: 'DELETE /trashed_pages?id=eq.00000000-0000-4000-8000-000000000000',
    statuses: completeSessionsOnly(204),
  },
  'call restore_trashed': {
    request: 'POST /rpc/restore_trashed',
    body: '{"id":"00000000-0000-4000-8000-000000000000"}',
    statuses: completeSessionsOnly(400),
  },
  'call slug_of_title': {
    request: 'POST /rpc/slug_of_title',
    body: '{"title":"Motor"}',
    statuses: completeSessionsOnly(200),
  },
  'call pages_on_subject': {
    request: 'POST /rpc/pages_on_subject',
    body: '{"title":"Motor"}',
    statuses: completeSessionsOnly(200),
  },
  'call score_page': {
    request: 'POST /rpc/score_page',
    body: '{"title":"Motor","content":"<p>x</p>"}',
    statuses: completeSessionsOnly(200),
  },
  'call plan_batch': {
    request: 'POST /rpc/plan_batch',
    body: '{"pages":[{"title":"Motor","content":"<p>x</p>"}]}',
    statuses: completeSessionsOnly(200),
  },
  'call gate_mode': { request: 'POST /rpc/gate_mode', body: '{}', statuses: completeSessionsOnly(200) },
  'call set_gate': {
    request: 'POST /rpc/set_gate',
    body: '{"mode":"warn"}',
    statuses: completeSessionsOnly(200),
  },
  'call similar_groups': {
    request: 'POST /rpc/similar_groups',
    body: '{}',
    statuses: completeSessionsOnly(200),
  },
  'call merge_pages': {
    request: 'POST /rpc/merge_pages',
    body: '{"keep_id":"00000000-0000-4000-8000-000000000000","drop_id":"00000000-0000-4000-8000-000000000001"}',
    statuses: completeSessionsOnly(400),
  },
  'call undo_merge': {
    request: 'POST /rpc/undo_merge',
    body: '{"drop_id":"00000000-0000-4000-8000-000000000000"}',
    statuses: completeSessionsOnly(400),
  },
};
