/**
 * Random requests of somebody who has only the public key but knows every table, column and function, and the ids of
 * what is hidden. About half of them have a form that is answered, so that there is something to leak from.
 */
import { mulberry32, pick, type Random } from '#domain/generator/random.ts';
import { registry } from '#server/rest-api/registry.ts';
import { type Guesses, oddPaths, ordersOf, selectsOf, textOfArgument, valuesOf } from './query-parts.ts';

export type { Guesses };

export interface VisitorRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const publicTable = 'generated_pages';
const tables = registry.tables.map(({ name }) => name);
const functions = registry.functions.map(({ name }) => name);
const columns = [...new Set(registry.tables.flatMap((table) => Object.keys(table.columns)))];
const publicColumns = ['id', 'title', 'slug', 'description', 'created_at', 'updated_at'];
const hiddenTables = [
  'trashed_pages',
  'preview_links',
  'page_fingerprints',
  'sessions',
  'sqlite_master',
  'pg_class',
];

const writes = ['POST', 'PATCH', 'DELETE', 'PUT'];
const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'in',
  'is',
  'not.eq',
  'fts',
  'cs',
  'match',
];
const preferences = [
  'count=exact',
  'count=planned',
  'return=representation',
  'resolution=merge-duplicates',
  'tx=commit',
];
const media = [
  'application/json',
  'application/vnd.pgrst.object+json',
  'text/csv',
  'application/openapi+json',
  '*/*',
];
const ranges = ['0-999', '5-', '0-0', '99999-'];

/** @returns a function that yields the next request, the same for the same seed */
export function visitorRequests(seed: number, guesses: Guesses): () => VisitorRequest {
  const random = mulberry32(seed);
  return () => (chance(random, 0.15) ? functionCall(guesses, random) : tableRequest(guesses, random));
}

function tableRequest(guesses: Guesses, random: Random): VisitorRequest {
  const isAnswerable = chance(random, 0.6);
  const table = isAnswerable ? publicTable : pick([...tables, ...tables, ...hiddenTables], random);
  const method =
    isAnswerable || chance(random, 0.7) ? pick(['GET', 'GET', 'GET', 'HEAD'], random) : pick(writes, random);
  const query = new URLSearchParams((isAnswerable ? answerableParameters : oddParameters)(guesses, random));
  const path = chance(random, 0.05) ? pick(oddPaths(table), random) : `/rest/v1/${table}`;
  const row = Object.fromEntries(
    pickSome(random, columns, 4).map((column) => [column, filterValue(guesses, random)]),
  );
  return {
    method,
    path: `${path}?${query}`,
    headers: headersOf(random),
    ...(writes.includes(method) && { body: JSON.stringify(chance(random, 0.3) ? [row, row] : row) }),
  };
}

function answerableParameters(guesses: Guesses, random: Random): [string, string][] {
  const slugs = () => pickSome(random, guesses.publicSlugs, 3).join(',');
  const guessed = () =>
    [...pickSome(random, guesses.publicSlugs, 2), ...pickSome(random, guesses.texts, 2)].join(',');
  const forms: (() => [string, string][])[] = [
    () => [
      ['slug', `eq.${pick(guesses.publicSlugs, random)}`],
      ['select', '*'],
    ],
    () => [
      ['slug', `eq.${pick(guesses.texts, random)}`],
      ['select', '*'],
    ],
    () => [
      ['slug', `in.(${guessed()})`],
      ['select', pickSome(random, publicColumns, 4).join(',')],
      ['order', 'created_at.asc'],
    ],
    () => [
      ['id', `in.(${pickSome(random, guesses.ids, 4).join(',')})`],
      ['select', pickSome(random, publicColumns, 4).join(',')],
    ],
    () => [
      ['select', pickSome(random, publicColumns, 5).join(',')],
      ['order', 'created_at.desc,id.desc'],
    ],
    () => [
      ['slug', `in.(${slugs()})`],
      ['select', 'slug'],
      ['limit', `${Math.floor(random() * 40)}`],
    ],
    () => [
      ['select', 'slug,title,description'],
      ['limit', '1000'],
      ['offset', `${Math.floor(random() * 120)}`],
    ],
  ];
  return pick(forms, random)();
}

function oddParameters(guesses: Guesses, random: Random): [string, string][] {
  const filter = () =>
    [pick(columns, random), `${pick(operators, random)}.${filterValue(guesses, random)}`] as const;
  const parameters: [string, string][] = [];
  if (chance(random, 0.7))
    parameters.push(['select', pick(selectsOf(pick(tables, random), pickSome(random, columns, 4)), random)]);
  for (let remaining = Math.floor(random() * 3); remaining > 0; remaining -= 1)
    parameters.push([...filter()]);
  if (chance(random, 0.15)) {
    const [name, text] = filter();
    parameters.push([pick(['or', 'and', 'not.or'], random), `(${name}.${text},${filter().join('.')})`]);
  }
  if (chance(random, 0.3)) parameters.push(['order', pick(ordersOf(pick(columns, random)), random)]);
  if (chance(random, 0.2)) parameters.push(['limit', `${Math.floor(random() * 2000)}`]);
  if (chance(random, 0.2)) parameters.push(['offset', `${Math.floor(random() * 300)}`]);
  if (chance(random, 0.1)) parameters.push(['on_conflict', pick(['slug', 'id'], random)]);
  return parameters;
}

function functionCall(guesses: Guesses, random: Random): VisitorRequest {
  const name = pick(functions, random);
  const args = argumentsOfOneFunction(guesses, random);
  const isRead = chance(random, 0.4);
  const query = new URLSearchParams(Object.entries(args).map(([key, one]) => [key, textOfArgument(one)]));
  return {
    method: isRead ? pick(['GET', 'HEAD'], random) : 'POST',
    path: `/rest/v1/rpc/${name}${isRead ? `?${query}` : ''}`,
    headers: headersOf(random),
    ...(!isRead && { body: JSON.stringify(args) }),
  };
}

/**
 * The arguments of every function together would be refused for their names, so each call gets those of one function.
 */
function argumentsOfOneFunction(guesses: Guesses, random: Random): Record<string, unknown> {
  const id = pick(guesses.ids, random);
  const text = pick(guesses.texts, random);
  return pick(
    [
      {},
      { draft_id: id },
      { draft_id: id, revision: 1 },
      { id },
      { page_id: id, number: 1 },
      { page_id: id, label: text },
      { text },
      { title: text, content: `<p>${text}</p>`, with_sibling: true },
      { pages: [{ title: text, content: text }] },
      { page_keys: [`pagina:${id}`] },
      { paths: [`/links-uteis/${text}`] },
      { keep_id: id, drop_id: pick(guesses.ids, random) },
      { drop_id: id },
      { by: 'page', from: '2026-01-01', to: '2026-12-31' },
    ],
    random,
  );
}

function headersOf(random: Random): Record<string, string> {
  return {
    ...(chance(random, 0.4) && { Prefer: pickSome(random, preferences, 2).join(',') }),
    ...(chance(random, 0.2) && { Accept: pick(media, random) }),
    ...(chance(random, 0.1) && { Range: pick(ranges, random), 'Range-Unit': 'items' }),
    ...(chance(random, 0.05) && { 'Accept-Profile': pick(['public', 'auth', 'pg_catalog'], random) }),
    ...(chance(random, 0.05) && { 'X-HTTP-Method-Override': 'GET' }),
  };
}

function chance(random: Random, share: number): boolean {
  return random() < share;
}

function pickSome<One>(random: Random, from: readonly One[], most: number): One[] {
  return Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(from, random));
}

function filterValue(guesses: Guesses, random: Random): string {
  return pick(valuesOf(guesses, random), random);
}
