/** Sums of `lead_days` and `tap_hours`. */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#database/schema.ts';

/** Days of São Paulo, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

export interface Sum {
  key: string;
  views: number;
  taps: number;
  people: number;
}

/** Both databases use the index of rows with taps only for exactly this condition. */
const hasTaps = sql<boolean>`taps > 0`;
/** Taps have a slot on the page, views have none. */
const isView = sql<boolean>`slot = ''`;
const total = (column: 'views' | 'taps') => sql<number | string>`sum(${sql.ref(column)})`;

/** A visit is counted once for the view of a page and once for each slot tapped. Here only the view counts. */
export async function sumByColumn(
  query: Kysely<Schema>,
  column: 'page_key' | 'source',
  { from, to }: Period,
): Promise<Sum[]> {
  const rows = await query
    .selectFrom('lead_days')
    .select([`${column} as key`, total('views').as('views'), total('taps').as('taps')])
    .select(sql<number | string>`sum(case when ${isView} then people else 0 end)`.as('people'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(column)
    .execute();
  return rows.map(({ key, views, taps, people }) => ({
    key,
    views: Number(views),
    taps: Number(taps),
    people: Number(people),
  }));
}

export async function sumBySlot(query: Kysely<Schema>, { from, to }: Period): Promise<Omit<Sum, 'views'>[]> {
  const rows = await query
    .selectFrom('lead_days')
    .select(['slot as key', total('taps').as('taps')])
    .select(sql<number | string>`sum(people)`.as('people'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('slot', '<>', '')
    .groupBy('slot')
    .execute();
  return rows.map(({ key, taps, people }) => ({ key, taps: Number(taps), people: Number(people) }));
}

export async function sumByHour(
  query: Kysely<Schema>,
  { from, to }: Period,
): Promise<{ hour: number; taps: number }[]> {
  const rows = await query
    .selectFrom('tap_hours')
    .select(['hour', total('taps').as('taps')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('hour')
    .orderBy('hour')
    .execute();
  return rows.map(({ hour, taps }) => ({ hour, taps: Number(taps) }));
}

/** @returns the taps of each day that has any */
export async function tapsByDay(
  query: Kysely<Schema>,
  { from, to }: Period,
): Promise<{ day: string; taps: number }[]> {
  const rows = await query
    .selectFrom('lead_days')
    .select(['day', total('taps').as('taps')])
    .where(hasTaps)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute();
  return rows.map(({ day, taps }) => ({ day, taps: Number(taps) }));
}

/** @returns the keys of the pages with the most taps, most first */
export async function mostTapped(
  query: Kysely<Schema>,
  { from, to }: Period,
  limit: number,
): Promise<{ pageKey: string; taps: number }[]> {
  const rows = await query
    .selectFrom('lead_days')
    .select(['page_key', total('taps').as('taps')])
    .where(hasTaps)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('page_key')
    .orderBy('taps', 'desc')
    .orderBy('page_key')
    .limit(limit)
    .execute();
  return rows.map(({ page_key, taps }) => ({ pageKey: page_key, taps: Number(taps) }));
}

export interface RecentTap {
  day: string;
  hour: number;
  slot: string;
  source: string;
}

/** Newest first. */
export function recentTaps(query: Kysely<Schema>, pageKey: string, limit: number): Promise<RecentTap[]> {
  return query
    .selectFrom('tap_hours')
    .select(['day', 'hour', 'slot', 'source'])
    .where('page_key', '=', pageKey)
    .orderBy('day', 'desc')
    .orderBy('hour', 'desc')
    .limit(limit)
    .execute();
}
