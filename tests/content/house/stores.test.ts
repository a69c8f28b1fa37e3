/**
 * Only the stores of a table may name it in a query, so that a change to the table affects few files. The check reads
 * the source code, because every query contains the names of its tables.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Schema } from '#database/schema.ts';

const auth = 'domain/auth';

/** The stores of each table, its own first. The others have queries that read several tables. */
const storesOf: Record<keyof Schema, readonly string[]> = {
  users: [
    `${auth}/administrators/administrator-store.ts`,
    `${auth}/sessions/caller-store.ts`,
    `${auth}/audit/audit-event-store.ts`,
    `${auth}/networks/known-network-store.ts`,
  ],
  sessions: [`${auth}/sessions/session-store.ts`, `${auth}/sessions/caller-store.ts`],
  known_networks: [`${auth}/networks/known-network-store.ts`],
  mfa_factors: [`${auth}/factors/factor-store.ts`, `${auth}/sessions/caller-store.ts`],
  mfa_challenges: [`${auth}/factors/challenge-store.ts`, `${auth}/factors/factor-store.ts`],
  audit_events: [`${auth}/audit/audit-event-store.ts`],
  rate_limits: [`${auth}/limits/rate-counter-store.ts`],
  signing_keys: [`${auth}/keys/signing-key-store.ts`],
  settings: ['domain/setting-store.ts', 'database/outages/try-write.ts'],
  generated_pages: [
    'domain/pages/page-store.ts',
    'domain/pages/rows/page-row-writer.ts',
    'domain/pages/rows/select-page-rows.ts',
    'domain/addresses/redirect-store.ts',
    'domain/addresses/missed/near-page-store.ts',
    'domain/pages/versions/version-store.ts',
    'database/page-counts/page-blocks.ts',
    'database/page-counts/page-counts.ts',
  ],
  page_fingerprints: ['domain/pages/gate/fingerprint-store.ts'],
  page_bands: ['domain/pages/gate/band-store.ts'],
  page_versions: ['domain/pages/versions/version-store.ts'],
  page_drafts: ['domain/pages/drafts/draft-store.ts', 'domain/pages/schedule/schedule-store.ts'],
  preview_links: ['domain/pages/previews/preview-store.ts'],
  trashed_pages: ['domain/pages/trash/trash-store.ts'],
  redirects: ['domain/addresses/redirect-store.ts', 'domain/addresses/former-address-store.ts'],
  missed_paths: ['domain/addresses/missed/missed-store.ts'],
  page_blocks: [
    'database/page-counts/list-start.ts',
    'database/page-counts/page-blocks.ts',
    'database/page-counts/page-counts.ts',
  ],
  page_totals: ['database/page-counts/page-counts.ts'],
  page_codes: ['domain/leads/page-code-store.ts'],
  lead_days: ['domain/leads/lead-store.ts', 'domain/leads/reports/report-store.ts'],
  tap_hours: ['domain/leads/lead-store.ts', 'domain/leads/reports/report-store.ts'],
  conversations: ['domain/leads/conversations/conversation-store.ts'],
  jobs: ['domain/jobs/job-store.ts'],
  short_links: ['domain/leads/short-links/short-link-store.ts'],
  content_version: ['database/content-version.ts', 'database/read-version.ts'],
};

/** Migrations create the tables, and `schema/` declares them. */
const declaresTables = /^database\/(migrations|schema)\//;

type Table = keyof typeof storesOf;

/** @returns the tables that the queries of a source file name */
function tablesNamedIn(source: string): Table[] {
  // Most files name no table, and parsing them all would take seconds.
  if (tablesIn(source, true).length === 0) return [];
  const named = new Set<Table>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isArgument(node)) {
      for (const table of tablesIn(node.text, false)) named.add(table);
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
      for (const table of tablesIn(node.template.getText(), true)) named.add(table);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return [...named].sort();
}

/** A query names its tables in the arguments of a call: alone, or several in an array. */
function isArgument(node: ts.Node): boolean {
  const parent = ts.isArrayLiteralExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isCallExpression(parent);
}

/** In an argument, `users`, `users.id` and `users as someone` name a table; in SQL, any mention does. */
function tablesIn(text: string, isSql: boolean): Table[] {
  return (Object.keys(storesOf) as Table[]).filter((table) =>
    isSql ? new RegExp(`\\b${table}\\b`).test(text) : new RegExp(`^${table}($|\\.| as )`).test(text),
  );
}

test('only the stores of a table name it in a query', () => {
  // The layer rules keep screens from the database.
  const files = globSync('{database,domain,server}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && !declaresTables.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const misplaced = files.flatMap((file) =>
    tablesNamedIn(readFileSync(file, 'utf8'))
      .filter((table) => !storesOf[table].includes(file))
      .map((table) => `${file} names ${table}, whose queries belong to ${storesOf[table][0]}`),
  );
  expect(misplaced).toEqual([]);
});

test('pages have one writer, which keeps their counts and fingerprints', () => {
  const writes = /(?:insertInto|updateTable|deleteFrom)\(\s*'generated_pages'/;
  const files = globSync('{database,domain,server}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  expect(files.filter((file) => writes.test(readFileSync(file, 'utf8')))).toEqual([
    'domain/pages/rows/page-row-writer.ts',
  ]);
});

test('every listed store names its table', () => {
  for (const [table, stores] of Object.entries(storesOf)) {
    for (const store of stores)
      expect([store, ...tablesNamedIn(readFileSync(store, 'utf8'))]).toContain(table);
  }
});

test.each([
  ["query.selectFrom('sessions')", ['sessions']],
  ["query.selectFrom('sessions as own').leftJoin('users', 'users.id', 'own.user_id')", ['sessions', 'users']],
  ["query.selectFrom(['users', 'mfa_factors'])", ['mfa_factors', 'users']],
  ['sql`delete from sessions where id = $' + '{id}`', ['sessions']],
  ['sql<Row>`select count(*) from mfa_challenges`', ['mfa_challenges']],
  ["countRows(database, 'rate_limits')", ['rate_limits']],
  ["const column = { readBy: 'sessions' };", []],
  ["say('All sessions of the account have ended.')", []],
  ["fetch('/auth/v1/sessions')", []],
  ['// sessions and users', []],
])('the source %s names the tables %j', (source, tables) => {
  expect(tablesNamedIn(source)).toEqual(tables);
});
