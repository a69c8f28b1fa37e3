/** Sums the contacts of a period by a key that the owner chooses (docs/specification/contacts.md#reports). */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { type SalesOfPage, sumConversations } from '#domain/leads/conversations/conversation-store.ts';
import { slotNames } from '#domain/leads/slot-names.ts';
import { nameOfSource } from '#domain/leads/source-names.ts';
import { momentOf } from '#domain/wall-time.ts';
import { familyNames } from './group-names.ts';
import { factsOfPages, type PageFacts, type PageFactsDependencies } from './page-facts.ts';
import { type Period, type Sum, sumByColumn, sumByHour, sumBySlot } from './report-store.ts';

export const groupings = ['page', 'family', 'place', 'model', 'slot', 'source', 'hour'] as const;

export type Grouping = (typeof groupings)[number];

/** A figure is null if it is not counted by this key: conversations belong to pages, not to slots on them. */
export interface LeadRow {
  key: string;
  /** The name shown to people. */
  name: string;
  views: number | null;
  taps: number;
  people: number | null;
  conversations: number | null;
  sales_cents: number | null;
}

interface PageSum extends Sum, Omit<SalesOfPage, 'page_key'> {}

interface Key {
  key: string;
  name: string;
}

/** @returns the rows with the most sales, conversations, taps and views first; hours in their order */
export async function leadsBy(
  dependencies: PageFactsDependencies,
  query: Kysely<Schema>,
  by: Grouping,
  period: Period,
): Promise<LeadRow[]> {
  const uncounted = { conversations: null, sales_cents: null };
  switch (by) {
    case 'slot': {
      const sums = await sumBySlot(query, period);
      return inOrder(
        sums.map((sum) => ({ ...uncounted, ...sum, name: nameIn(slotNames, sum.key), views: null })),
      );
    }
    case 'source': {
      const sums = await sumByColumn(query, 'source', period);
      return inOrder(sums.map((sum) => ({ ...uncounted, ...sum, name: nameOfSource(sum.key) })));
    }
    case 'hour': {
      const sums = await sumByHour(query, period);
      const none = { ...uncounted, views: null, people: null };
      return sums.map(({ hour, taps }) => ({ ...none, key: `${hour}`, name: `${hour}h`, taps }));
    }
    default: {
      const sums = await sumByPage(query, period);
      const facts = await factsOfPages(
        dependencies,
        sums.map(({ key }) => key),
      );
      return inOrder(grouped(sums, (sum) => keyOf(by, sum.key, facts.get(sum.key))));
    }
  }
}

async function sumByPage(query: Kysely<Schema>, period: Period): Promise<PageSum[]> {
  const sums = await sumByColumn(query, 'page_key', period);
  const sales = await sumConversations(query, {
    from: momentOf(period.from),
    before: momentOf(period.to, 24),
  });
  const pages = new Map<string, PageSum>(
    sums.map((sum) => [sum.key, { ...sum, conversations: 0, sales_cents: 0 }]),
  );
  for (const { page_key: key, conversations, sales_cents } of sales) {
    const counted = pages.get(key) ?? { key, views: 0, taps: 0, people: 0 };
    pages.set(key, { ...counted, conversations, sales_cents });
  }
  return [...pages.values()];
}

/** @returns null if the page belongs to no such group */
function keyOf(by: Grouping, pageKey: string, facts: PageFacts | undefined): Key | null {
  if (facts === undefined) return null;
  if (by === 'page') return { key: facts.path ?? pageKey, name: facts.name };
  if (by === 'family') return { key: facts.family, name: nameIn(familyNames, facts.family) };
  const named = by === 'place' ? facts.place : facts.model;
  return named === null ? null : { key: named.slug, name: named.name };
}

const figures = ['views', 'taps', 'people', 'conversations', 'sales_cents'] as const;

function grouped(sums: readonly PageSum[], keyOfSum: (sum: PageSum) => Key | null): LeadRow[] {
  const rows = new Map<string, PageSum & Key>();
  for (const sum of sums) {
    const key = keyOfSum(sum);
    if (key === null) continue;
    const row = rows.get(key.key);
    if (row === undefined) rows.set(key.key, { ...sum, ...key });
    else for (const figure of figures) row[figure] += sum[figure];
  }
  return [...rows.values()];
}

function inOrder(rows: readonly LeadRow[]): LeadRow[] {
  const order = ['sales_cents', 'conversations', 'taps', 'views'] as const;
  return rows.toSorted((one, other) => {
    const figure = order.find((name) => one[name] !== other[name]);
    if (figure === undefined) return one.key < other.key ? -1 : 1;
    return (other[figure] ?? 0) - (one[figure] ?? 0);
  });
}

function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
}
