/**
 * The tables that count contacts have no room for a person's data, and the privacy page says in words what each of
 * their columns holds.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { primaryKeys } from '#database/schema.ts';
import { missedYears } from '#domain/addresses/missed/address-counter.ts';
import { networksNeeded } from '#domain/addresses/missed/typed-words.ts';
import { auditDays } from '#domain/auth/audit/audit-log.ts';
import { engines } from '#tests/support/databases.ts';
import { detailYears, tapHourDays } from './lead-counter.ts';
import { visitMinutes } from './visits.ts';

/** Add a column here only after considering the worst value that it could hold. */
const reviewed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page_codes: { page_key: 'a path of the site or an id of a page', code: 'made by us' },
  lead_days: {
    day: 'a day',
    page_key: 'as above',
    slot: 'one of six words',
    channel: 'one of three words',
    source: 'a plain word without long numbers; at most two hundred a day',
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
    path: 'a path without a query, five digits or an @; a typed word only after three networks requested it',
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

const personalName =
  /name|mail|phone|address|network|agent|cookie|hash|digest|user|session|visitor|ip$|^ip|^key$/;

/** Columns with such a name, all of them about administrators and their sign-ins, or about no person at all. */
const accepted: Readonly<Record<string, string>> = {
  'users.email': 'of an administrator',
  'users.password_hash': 'of an administrator',
  'users.user_metadata': 'of an administrator',
  'sessions.user_id': 'an administrator',
  'sessions.user_agent': 'of an administrator',
  'sessions.network': 'keyed digest, of an administrator',
  'known_networks.user_id': 'an administrator',
  'known_networks.user_agent': 'of an administrator',
  'known_networks.network': 'keyed digest, of an administrator',
  'mfa_factors.user_id': 'an administrator',
  'mfa_factors.friendly_name': 'what an administrator calls his device',
  'mfa_factors.phone': 'of an administrator',
  'mfa_challenges.network': 'keyed digest, of an administrator',
  'audit_events.user_id': 'an administrator; null for an unknown name',
  'audit_events.session_id': 'of an administrator',
  'audit_events.network': 'keyed digest, of whoever tried to sign in; the privacy page says so',
  'audit_events.user_agent': 'of whoever tried to sign in; the privacy page says so',
  'rate_limits.key': 'keyed digest, of whoever tried to sign in, until the limit ends',
  'settings.key': 'a word of ours',
  'jobs.name': 'a word of ours',
  'page_fingerprints.text_hash': 'of the text of a page',
  'preview_links.hash': 'of an address that we made',
};

test('every table has been reviewed for what a visitor could leave in it', () => {
  expect([...Object.keys(reviewed), ...withoutVisitors].toSorted()).toEqual(
    Object.keys(primaryKeys).toSorted(),
  );
});

describe.each(engines)('columns on $name', (engine) => {
  async function columnsByTable(): Promise<Map<string, string[]>> {
    const database = await engine.open();
    onTestFinished(() => database.close());
    const tables = await database.query.introspection.getTables();
    return new Map(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]),
    );
  }

  test('every column of the tables that count contacts has been reviewed', async () => {
    const found = await columnsByTable();
    for (const [name, columns] of Object.entries(reviewed)) {
      expect(found.get(name), name).toEqual(Object.keys(columns).toSorted());
    }
  });

  test('columns about a person are only those of administrators and sign-ins', async () => {
    const found = await columnsByTable();
    const suspicious = Object.keys(primaryKeys).flatMap((name) =>
      (found.get(name) ?? [])
        .filter((column) => personalName.test(column))
        .map((column) => `${name}.${column}`),
    );
    expect(suspicious.toSorted()).toEqual(Object.keys(accepted).toSorted());
  });
});

/** Numbers of the code as the privacy page writes them. A changed number has no word and fails the test. */
const inPortuguese: Readonly<Record<number, string>> = {
  1: 'um ano',
  3: 'três',
  5: 'cinco anos',
  30: 'meia hora',
  90: 'noventa',
  180: 'seis meses',
};
const forEver = 'O resto fica sem prazo';
const forSomeDays = `A hora do toque é apagada depois de ${inPortuguese[tapHourDays]} dias`;
const forYears = `O valor e os nomes da equipe, depois de ${inPortuguese[detailYears]}`;
const whileListed = `O que se procurou e o link errado, até ${inPortuguese[missedYears]} depois da última vez`;

interface Disclosure {
  /** The names of its items in the list, and how long it is kept, in the words below the list. */
  items: readonly string[];
  until: string;
  columns: Readonly<Record<string, string>>;
}

/** What the privacy page calls each column of each table, and how long it says that the column is kept. */
const disclosures: Readonly<Record<string, Disclosure>> = {
  page_codes: {
    items: ['Códigos'],
    until: forEver,
    columns: { page_key: 'de cada página', code: 'o código' },
  },
  lead_days: {
    items: ['Páginas', 'Toques'],
    until: forEver,
    columns: {
      day: 'por dia',
      page_key: 'cada página',
      slot: 'o lugar do botão',
      channel: 'de cada toque na conversa ou no telefone',
      source: 'de que site, anúncio ou QR impresso se chegou',
      views: 'quantas vezes cada página foi aberta',
      taps: 'de cada toque',
      people: 'em quantas visitas',
      robots: 'Robôs são contados à parte',
    },
  },
  tap_hours: {
    items: ['Toques'],
    until: forSomeDays,
    columns: {
      hour: 'a hora de cada toque',
      taps: 'de cada toque',
      day: 'o dia',
      page_key: 'a página',
      slot: 'o lugar do botão',
      source: 'de onde se chegou',
    },
  },
  short_links: {
    items: ['Códigos'],
    until: forYears,
    columns: {
      code: 'o código de cada página e de cada QR impresso',
      label: 'o nome que demos a ele',
      page_key: 'a página que ele abre',
      at: 'a data',
      by: 'quem da equipe o fez',
    },
  },
  missed_paths: {
    items: ['Buscas e links errados'],
    until: whileListed,
    columns: {
      path: 'o que se procurou',
      people: 'quantas vezes por pessoas',
      robots: 'por robôs',
      first_at: 'quando',
      last_at: 'quando',
      referrer_host: 'de que site veio o link',
      state: 'se já o corrigimos',
    },
  },
  conversations: {
    items: ['Resultados'],
    until: forYears,
    columns: {
      state: 'se a conversa virou orçamento ou venda',
      amount_cents: 'o valor',
      page_key: 'a página',
      at: 'a data',
      id: 'o código interno da anotação',
      by: 'quem da equipe anotou',
    },
  },
};

const privacyPage = readFileSync('content/pages/privacidade.md', 'utf8');

test('the privacy page names every column of the tables that count contacts, and how long it is kept', () => {
  const lines = /\n## O que contamos\n([\s\S]*?)\n## /.exec(privacyPage)?.[1]?.split('\n') ?? [];
  expect(Object.keys(disclosures).toSorted()).toEqual(Object.keys(reviewed).toSorted());
  for (const [table, { items, until, columns }] of Object.entries(disclosures)) {
    expect(Object.keys(columns).toSorted(), table).toEqual(Object.keys(reviewed[table] ?? {}).toSorted());
    const listed = lines.filter((line) => items.some((item) => line.startsWith(`- **${item}:** `)));
    const missing = Object.values(columns).filter((words) => !listed.some((line) => line.includes(words)));
    expect(missing, table).toEqual([]);
    expect(lines.join('\n'), table).toContain(until);
  }
});

test('the other periods and numbers on the privacy page are those of the program', () => {
  for (const words of [
    `em menos de ${inPortuguese[visitMinutes]}, o programa sabe que é a mesma visita, por uma marca embaralhada`,
    `pessoas de ${inPortuguese[networksNeeded]} conexões`,
    `por ${inPortuguese[auditDays]} um registro de entradas e de tentativas`,
  ]) {
    expect(privacyPage).toContain(words);
  }
});
