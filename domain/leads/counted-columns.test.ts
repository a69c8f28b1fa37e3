/**
 * The tables that count contacts have no room for a person's data, and the privacy page says in words what each of
 * their columns holds.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { primaryKeys } from '#database/schema.ts';
import { engines } from '#tests/support/databases.ts';

/** Add a column here only after considering the worst value that it could hold. */
const reviewed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page_codes: { page_key: 'a path of the site or an id of a page', code: 'made by us' },
  lead_days: {
    day: 'a day',
    page_key: 'as above',
    slot: 'one of six words',
    channel: 'one of two words',
    source: 'a plain word without long numbers, of which a day has two hundred',
    views: 'a count',
    taps: 'a count',
    people: 'a count',
    robots: 'a count',
  },
  tap_hours: {
    day: 'a day',
    hour: '0 to 23',
    page_key: 'as above',
    slot: 'as above',
    source: 'as above',
    taps: 'a count',
  },
  missed_paths: {
    path: 'a path without a query; a typed word only after three networks asked, none with five digits or an @',
    people: 'a count',
    robots: 'a count',
    first_at: 'when it was first written down',
    last_at: 'when it was last written down',
    referrer_host: 'a host without five digits',
    state: 'one of four words',
  },
  conversations: {
    id: 'made by us',
    page_key: 'as above',
    state: 'one of four words',
    amount_cents: 'an amount of money',
    at: 'when the owner wrote it down',
    by: 'the administrator who wrote it down, as on every table that one writes',
  },
  short_links: {
    code: 'made by us',
    page_key: 'as above',
    label: 'what the owner calls the place of a label',
    at: 'when the owner made it',
    by: 'the administrator who made it',
  },
};

/** Tables without data of visitors: pages, administrators and their sign-ins, and the state of the site itself. */
const withoutVisitors: readonly string[] = [
  ...['generated_pages', 'page_versions', 'page_drafts', 'trashed_pages', 'preview_links', 'redirects'],
  ...['page_fingerprints', 'page_bands', 'page_totals', 'page_blocks'],
  ...['users', 'mfa_factors', 'mfa_challenges', 'sessions', 'known_networks', 'audit_events', 'rate_limits'],
  ...['content_version', 'settings', 'signing_keys', 'jobs'],
];

const ofAPerson = /name|mail|phone|address|network|agent|cookie|hash|digest|user|session|visitor|ip$|^ip/;

test('no table is without a review of what a visitor could leave in it', () => {
  expect([...Object.keys(reviewed), ...withoutVisitors].toSorted()).toEqual(
    Object.keys(primaryKeys).toSorted(),
  );
});

describe.each(engines)('the tables that count contacts on $name', (engine) => {
  test('have no column for a person, and no column that nobody has reviewed', async () => {
    const database = await engine.open();
    onTestFinished(() => database.close());
    const tables = await database.query.introspection.getTables();
    for (const [name, columns] of Object.entries(reviewed)) {
      const found = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
      expect(found.toSorted(), name).toEqual(Object.keys(columns).toSorted());
      expect(found.filter((column) => ofAPerson.test(column))).toEqual([]);
    }
  });
});

/** What the privacy page calls each column. */
const inWords: Readonly<Record<string, string>> = {
  page_key: 'a página',
  code: 'o código curto dela',
  day: 'O dia',
  hour: 'A hora dos toques',
  slot: 'o lugar do botão',
  channel: 'se foi conversa ou telefone',
  source: 'De que site ou anúncio se chegou',
  views: 'Quantas vezes a página foi aberta',
  taps: 'quantos toques',
  people: 'quantas visitas',
  robots: 'quantos robôs',
  id: 'o número da anotação',
  state: 'O resultado da conversa (orçamento ou venda',
  path: 'A página que não existe e foi procurada',
  first_at: 'a primeira e',
  last_at: 'a última data',
  referrer_host: 'o site de onde veio o link',
  label: 'O nome que damos a um endereço impresso',
  amount_cents: 'o valor',
  at: 'com a data',
  by: 'quem da equipe anotou',
};

test('the privacy page names every column in its table of what is stored', () => {
  const text = readFileSync('content/pages/privacidade.md', 'utf8');
  const section = /\n## O que contamos\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
  const table = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  const columns = Object.values(reviewed).flatMap((one) => Object.keys(one));
  expect(Object.keys(inWords).toSorted()).toEqual([...new Set(columns)].toSorted());
  expect(Object.values(inWords).filter((words) => !table.includes(words))).toEqual([]);
});
