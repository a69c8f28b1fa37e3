/** The tables of counted contacts. Nothing in them identifies a person. */
import type { PrimaryKeys } from './primary-keys.ts';

export interface LeadTables {
  page_codes: PageCodesTable;
  lead_days: LeadDaysTable;
  tap_hours: TapHoursTable;
  conversations: ConversationsTable;
  short_links: ShortLinksTable;
}

export const leadKeys = {
  page_codes: ['page_key'],
  lead_days: ['day', 'page_key', 'slot', 'channel', 'source'],
  tap_hours: ['page_key', 'day', 'hour', 'slot', 'source'],
  conversations: ['id'],
  short_links: ['code'],
} satisfies PrimaryKeys<LeadTables>;

/** The code of each page that was ever shown. A page keeps its code for ever. */
export interface PageCodesTable {
  /** A path, or the id of a generated page (`domain/leads/page-key.ts`). */
  page_key: string;
  code: string;
}

/** Views of pages and taps on their contact links, counted by day. */
export interface LeadDaysTable {
  /** The day in São Paulo, such as `2026-11-22`. */
  day: string;
  page_key: string;
  /** Place of the contact link; empty for a view. */
  slot: string;
  /** `whatsapp` or `phone`; for a view `qr` if a printed link brought it, else empty. */
  channel: string;
  /** Where the visit came from (`domain/leads/visit-source.ts`). */
  source: string;
  views: number;
  taps: number;
  /** How many of these views or taps were the first in a visit on this page, or on this slot of it. */
  people: number;
  /** Views and taps by robots, which no other column counts. */
  robots: number;
}

/** The hours of the taps, kept for some weeks. */
export interface TapHoursTable {
  day: string;
  hour: number;
  page_key: string;
  slot: string;
  source: string;
  taps: number;
}

/** Addresses to print. Each leads to a page. */
export interface ShortLinksTable {
  code: string;
  page_key: string;
  /** Given by the owner: where the address is printed. Visits are counted under it. */
  label: string;
  at: string;
  /** Id of the administrator. No foreign key: a printed address outlives the account. */
  by: string | null;
}

/** The outcomes of contacts, noted by the owner. Each belongs to a page and to no person. */
export interface ConversationsTable {
  id: string;
  page_key: string;
  state: 'conversa' | 'orcamento' | 'vendido' | 'perdido';
  /** The amount of the quote or the sale; null if there is none. */
  amount_cents: number | null;
  /** When it was noted. */
  at: string;
  /** Id of the administrator. No foreign key: the figures outlive the account. */
  by: string | null;
}
