/** Queries of `lead_days` and `tap_hours`. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { LeadDaysTable, TapHoursTable } from '#database/schema/lead-tables.ts';
import type { Schema } from '#database/schema.ts';

export type LeadDay = Insertable<LeadDaysTable>;
export type TapHour = Insertable<TapHoursTable>;

const figures = ['views', 'taps', 'people', 'robots'] as const;

/** Adds to existing rows, so that the counts of all processes are summed. */
export async function addLeadDays(query: Kysely<Schema>, rows: readonly LeadDay[]): Promise<void> {
  if (rows.length === 0) return;
  await query
    .insertInto('lead_days')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page_key', 'slot', 'channel', 'source'])
        .doUpdateSet(
          Object.fromEntries(
            figures.map((name) => [
              name,
              sql`${sql.ref(`lead_days.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
            ]),
          ),
        ),
    )
    .execute();
}

export async function addTapHours(query: Kysely<Schema>, rows: readonly TapHour[]): Promise<void> {
  if (rows.length === 0) return;
  await query
    .insertInto('tap_hours')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['page_key', 'day', 'hour', 'slot', 'source'])
        .doUpdateSet({ taps: sql`tap_hours.taps + excluded.taps` }),
    )
    .execute();
}

/** @returns the sources that have been stored for a day */
export async function sourcesOfDay(query: Kysely<Schema>, day: string): Promise<string[]> {
  const rows = await query
    .selectFrom('lead_days')
    .select('source')
    .distinct()
    .where('day', '=', day)
    .execute();
  return rows.map(({ source }) => source);
}

/** @param day the first one to keep */
export async function deleteTapHoursBefore(query: Kysely<Schema>, day: string): Promise<void> {
  await query.deleteFrom('tap_hours').where('day', '<', day).execute();
}
