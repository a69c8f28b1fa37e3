/** Which columns a visitor reads and an administrator writes (docs/specification/rest.md). The server sets all others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { pageFieldNames } from '#domain/pages/page-fields.ts';
import { registry } from '#server/rest-api/registry.ts';
import type { RestColumn, RestTable } from '#server/rest-api/rest-table.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from '../rest-server.ts';

const ofDraft = [...pageFieldNames, 'is_noindex', 'base_revision'];
const ofRule = ['to_page_id', 'to_path', 'status'];
const ofConversation = ['page_key', 'state', 'amount_cents'];
const ofShortLink = ['page_key', 'label'];

const writable = {
  'insert conversations': ofConversation,
  'update conversations': ofConversation,
  'insert generated_pages': pageFieldNames,
  'update generated_pages': pageFieldNames,
  'update missed_paths': ['state'],
  'insert page_drafts': ['page_id', ...ofDraft],
  'update page_drafts': ofDraft,
  'update page_versions': ['label'],
  'insert redirects': ['from_path', ...ofRule],
  'update redirects': ofRule,
  'insert short_links': ofShortLink,
  'update short_links': ofShortLink,
};

/** A well-formed value of each type, so that only a column that may not be written answers 403. */
const samples: Record<RestColumn['type'], string | number | boolean> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  text: 'x',
  timestamp: '2026-01-15T12:00:00Z',
  json: '{}',
  integer: 1,
  boolean: false,
};

const readByVisitors = ['id', ...pageFieldNames, 'created_at', 'updated_at'];

describe('columns', () => {
  let database: Database;
  let server: RestServer;

  beforeAll(async () => {
    database = await (engines[0] as TestEngine).open();
    server = await startRestServer(database);
    await server.pages.publish([{ title: 'Um', slug: 'um', content: '<p>1</p>' }]);
  });

  afterAll(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  test('an administrator can write every column that the server does not set', async () => {
    const accepted: Record<string, string[]> = {};
    for (const table of registry.tables) {
      for (const verb of ['insert', 'update'] as const) {
        if (!table[verb]) continue;
        accepted[`${verb} ${table.name}`] = await columnsWhere(table, async (column) => {
          const { path, method } = verb === 'insert' ? insertInto(table) : updateOfNone(table);
          const response = await server.request(path, {
            method,
            isAdministrator: true,
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ [column]: samples[table.columns[column]?.type ?? 'text'] }),
          });
          return response.status !== 403;
        });
      }
    }
    expect(sorted(accepted)).toEqual(sorted(writable));
  });

  test('a visitor can read only the public columns of generated pages', async () => {
    const readable: Record<string, string[]> = {};
    for (const table of registry.tables) {
      const filter = table.name === 'generated_pages' ? '&slug=eq.um' : '';
      readable[table.name] = await columnsWhere(table, async (column) => {
        const response = await server.request(`/rest/v1/${table.name}?select=${column}${filter}`);
        return response.ok;
      });
    }
    const none = Object.fromEntries(registry.tables.map(({ name }) => [name, []]));
    expect(sorted(readable)).toEqual(sorted({ ...none, generated_pages: readByVisitors }));
  });
});

async function columnsWhere(
  { columns }: RestTable,
  isAccepted: (column: string) => Promise<boolean>,
): Promise<string[]> {
  const found: string[] = [];
  for (const column of Object.keys(columns)) if (await isAccepted(column)) found.push(column);
  return found;
}

const insertInto = ({ name }: RestTable) => ({ method: 'POST', path: `/rest/v1/${name}` });

/** No row has this key, so nothing is written. */
function updateOfNone({ name, columns, key }: RestTable) {
  const [first = ''] = key;
  return { method: 'PATCH', path: `/rest/v1/${name}?${first}=eq.${samples[columns[first]?.type ?? 'text']}` };
}

function sorted(lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([name, columns]) => [name, columns.toSorted()]));
}
