/** Counts views and taps in memory and adds the counts to the database, so that a visitor never waits for a write. */
import type { Database } from '#database/database.ts';
import { type Clock, yearsBefore } from '#domain/clock.ts';
import { dayOf, hourOf } from '#domain/wall-time.ts';
import { forgetSalesBefore } from './conversations/conversation-store.ts';
import {
  addLeadDays,
  addTapHours,
  deleteTapHoursBefore,
  type LeadDay,
  sourcesOfDay,
  type TapHour,
} from './lead-store.ts';
import { forgetMakersBefore } from './short-links/short-link-store.ts';
import { type Channel, channelOf, type Slot } from './slots.ts';
import { otherSource, printedSource } from './visit-source.ts';
import { createVisits } from './visits.ts';

/** A view of a page, or a tap on one of its contact links. */
export interface ViewOrTap {
  pageKey: string;
  /** Null for a view of the page. */
  slot: Slot | null;
  isRobot: boolean;
  network: string;
  agent: string;
  /** Null for a visit that came from another page of this site. */
  source: string | null;
}

export interface LeadCounter {
  note(event: ViewOrTap): void;
  /**
   * Adds the counts to the database. What cannot be written is kept for the next time.
   * @returns how many counts it wrote
   */
  flush(): Promise<number>;
}

/** More than a whole day of the site produces. Further rows are not counted until the next flush. */
const maxRows = 50_000;
export const maxSourcesPerDay = 200;
const rowsPerStatement = 100;
const dayMs = 24 * 60 * 60 * 1000;
/** How long the hour of a tap is kept; the day is kept for ever. */
export const tapHourDays = 90;
/** How long an amount is kept, and who noted a conversation or made a short link. */
export const detailYears = 5;

export interface LeadCounterDependencies {
  database: Pick<Database, 'query'>;
  clock: Clock;
}

export function createLeadCounter({ database, clock }: LeadCounterDependencies): LeadCounter {
  const { query } = database;
  const visits = createVisits(otherSource);
  let days = new Map<string, LeadDay>();
  let hours = new Map<string, TapHour>();
  let purgedOn = '';

  /** @returns the row to count in, or null if there are too many */
  function rowOf<Row>(
    rows: Map<string, Row>,
    key: readonly (string | number)[],
    empty: () => Row,
  ): Row | null {
    const name = key.join('\n');
    const existing = rows.get(name);
    if (existing !== undefined) return existing;
    if (rows.size >= maxRows) return null;
    const row = empty();
    rows.set(name, row);
    return row;
  }

  function countDay(counts: LeadDay): void {
    const { day, page_key, slot, channel, source } = counts;
    const row = rowOf(days, [day, page_key, slot, channel, source], () => ({
      ...counts,
      views: 0,
      taps: 0,
      people: 0,
      robots: 0,
    }));
    if (row === null) return;
    row.views += counts.views;
    row.taps += counts.taps;
    row.people += counts.people;
    row.robots += counts.robots;
  }

  function countHour(counts: TapHour): void {
    const { page_key, day, hour, slot, source } = counts;
    const row = rowOf(hours, [page_key, day, hour, slot, source], () => ({ ...counts, taps: 0 }));
    if (row !== null) row.taps += counts.taps;
  }

  /** Without a daily limit, anybody could fill the table, or write texts into it, by inventing sources. */
  async function limitSources(rows: readonly LeadDay[]): Promise<(day: string, source: string) => string> {
    const allowed = new Map<string, Set<string>>();
    for (const { day, source } of rows) {
      const sources = allowed.get(day) ?? new Set(await sourcesOfDay(query, day));
      allowed.set(day, sources);
      if (sources.size < maxSourcesPerDay) sources.add(source);
    }
    return (day, source) => (allowed.get(day)?.has(source) ? source : otherSource);
  }

  async function write(dayRows: readonly LeadDay[], hourRows: readonly TapHour[]): Promise<void> {
    const allowedSource = await limitSources(dayRows);
    const allDays = merged(
      dayRows.map((row) => ({ ...row, source: allowedSource(row.day, row.source) })),
      (row) => [row.day, row.page_key, row.slot, row.channel, row.source],
      ['views', 'taps', 'people', 'robots'],
    );
    const allHours = merged(
      hourRows.map((row) => ({ ...row, source: allowedSource(row.day, row.source) })),
      (row) => [row.page_key, row.day, row.hour, row.slot, row.source],
      ['taps'],
    );
    await query.transaction().execute(async (transaction) => {
      for (const rows of slices(allDays)) await addLeadDays(transaction, rows);
      for (const rows of slices(allHours)) await addTapHours(transaction, rows);
    });
  }

  async function forgetOldDetails(): Promise<void> {
    const now = clock();
    const yearsAgo = yearsBefore(now, detailYears);
    await deleteTapHoursBefore(query, dayOf(new Date(now.getTime() - tapHourDays * dayMs)));
    await forgetSalesBefore(query, yearsAgo);
    await forgetMakersBefore(query, yearsAgo);
  }

  return {
    note({ pageKey, slot, isRobot, network, agent, source }) {
      const at = clock();
      const day = dayOf(at);
      const key = { day, page_key: pageKey, slot: slot ?? '' };
      const noCounts = { views: 0, taps: 0, people: 0, robots: 0 };
      if (isRobot) {
        const from = source ?? otherSource;
        return countDay({ ...key, ...noCounts, channel: channelBy(slot, from), source: from, robots: 1 });
      }
      const kind = `${pageKey}\n${key.slot}`;
      const visit = visits.note({ network, agent, kind, source, at, day });
      const people = visit.isFirst ? 1 : 0;
      countDay({
        ...key,
        ...noCounts,
        channel: channelBy(slot, visit.source),
        source: visit.source,
        people,
        ...(slot === null ? { views: 1 } : { taps: 1 }),
      });
      if (slot !== null) {
        countHour({ day, hour: hourOf(at), page_key: pageKey, slot, source: visit.source, taps: 1 });
      }
    },
    async flush() {
      const [dayRows, hourRows] = [days, hours];
      days = new Map();
      hours = new Map();
      try {
        if (dayRows.size > 0) await write([...dayRows.values()], [...hourRows.values()]);
      } catch (error) {
        for (const row of dayRows.values()) countDay(row);
        for (const row of hourRows.values()) countHour(row);
        throw error;
      }
      const today = dayOf(clock());
      if (purgedOn !== today) await forgetOldDetails();
      purgedOn = today;
      return dayRows.size;
    },
  };
}

function channelBy(slot: Slot | null, source: string): Channel | '' {
  if (slot !== null) return channelOf(slot);
  const [first] = source.split('-');
  return first === printedSource ? 'qr' : '';
}

/** Sums rows with the same key. The order is fixed, so that two processes that write the same rows do not deadlock. */
function merged<Figure extends string, Row extends Record<Figure, number>>(
  rows: readonly Row[],
  keyOf: (row: Row) => readonly (string | number)[],
  figures: readonly Figure[],
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row).join('\n');
    const existing = byKey.get(key);
    if (existing === undefined) {
      byKey.set(key, { ...row });
      continue;
    }
    const sums: Record<Figure, number> = existing;
    for (const name of figures) sums[name] += row[name];
  }
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function slices<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsPerStatement);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}
