/** Parts of queries with which a visitor might look for a way around the rules. */
import { pick, type Random } from '#domain/generator/random.ts';

export interface Guesses {
  /** Ids of drafts, of trashed pages and of the pages they belong to. */
  ids: readonly string[];
  /** Words and addresses from hidden texts. */
  texts: readonly string[];
  /** Slugs of published pages. */
  publicSlugs: readonly string[];
}

/** Values for a filter. */
export function valuesOf({ ids, texts, publicSlugs }: Guesses, random: Random): string[] {
  const text = pick(texts, random);
  const id = pick(ids, random);
  return [
    text,
    `*${text}*`,
    `(${text},${id})`,
    id,
    pick(publicSlugs, random),
    'true',
    '1',
    'draft',
    'null',
    'not_null',
    '*',
  ];
}

/**
 * Values of `select` for the named columns. In other systems, embedding, casting, renaming and paths into a JSON value
 * lead from one table to another.
 */
export function selectsOf(other: string, names: readonly string[]): string[] {
  const [one = 'id'] = names;
  return [
    '*',
    names.join(','),
    `*,${other}(*)`,
    `id,...${other}(${one})`,
    `mine:${one},${one}::text`,
    `snapshot->>${one}`,
    `${other}!inner(${one})`,
    `${one}.count(),count()`,
  ];
}

/** Values of `order`. */
export function ordersOf(column: string): string[] {
  return [`${column}.desc`, `${column}.asc.nullsfirst`, `page_drafts(${column}).asc`, `${column}.desc,id`];
}

/** Unusual spellings of the address of a table. */
export function oddPaths(table: string): string[] {
  const [first = ''] = table;
  const encoded = `%${first.charCodeAt(0).toString(16)}${table.slice(1)}`;
  return [
    '/rest/v1/',
    `/rest/v1/${encoded}`,
    `/rest/v1/${table.toUpperCase()}`,
    `/rest/v1/${table}/`,
    `/rest//v1/${table}`,
  ];
}

export function textOfArgument(argument: unknown): string {
  return typeof argument === 'string' ? argument : JSON.stringify(argument);
}
