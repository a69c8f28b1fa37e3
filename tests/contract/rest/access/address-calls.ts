/** Who may read and write the answers at addresses without a page. */
import { completeSessionsOnly, type ExpectedCall, noSuchVerb } from './expected-call.ts';

export const addressCalls: Readonly<Record<string, ExpectedCall>> = {
  'read redirects': { request: 'GET /redirects?select=from_path', statuses: completeSessionsOnly(200) },
  'insert redirects': {
    request: 'POST /redirects',
    body: '{"from_path":"/velho-{n}","to_path":"/cidades/moema"}',
    statuses: completeSessionsOnly(201),
  },
  'update redirects': {
    request: 'PATCH /redirects?from_path=eq./nenhum',
    body: '{"status":302}',
    statuses: completeSessionsOnly(204),
  },
  'delete redirects': {
    request: 'DELETE /redirects?from_path=eq./nenhum',
    statuses: completeSessionsOnly(204),
  },
  'read missed_paths': { request: 'GET /missed_paths?select=path', statuses: completeSessionsOnly(200) },
  'insert missed_paths': { request: 'POST /missed_paths', body: '{}', statuses: noSuchVerb },
  'update missed_paths': {
    request: 'PATCH /missed_paths?path=eq./nenhum',
    body: '{"state":"ignored"}',
    statuses: completeSessionsOnly(204),
  },
  'delete missed_paths': {
    request: 'DELETE /missed_paths?path=eq./nenhum',
    statuses: completeSessionsOnly(204),
  },
  'call import_redirects': {
    request: 'POST /rpc/import_redirects',
    body: '{"csv":"","dry_run":true}',
    statuses: completeSessionsOnly(200),
  },
  'call suggest_targets': {
    request: 'POST /rpc/suggest_targets',
    body: '{"paths":["/moema"]}',
    statuses: completeSessionsOnly(200),
  },
};
