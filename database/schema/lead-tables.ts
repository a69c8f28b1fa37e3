/** The tables of counted contacts. Nothing in them says who. */
/** The code of each page that was ever shown. A page keeps its code for good. */
export interface PageCodesTable {
  /** A path, or the id of a generated page (`domain/leads/page-key.ts`). */
  page_key: string;
  code: string;
}

/** Views of pages and taps on their contact links, counted by day. Nothing in it says who. */
export interface LeadDaysTable {
  /** Of São Paulo, such as `2026-11-22`. */
  day: string;
  page_key: string;
  /** Place of the contact link; empty for a view. */
  slot: string;
  /** `whatsapp` or `phone`; empty for a view. */
  channel: string;
  source: string;
  views: number;
  taps: number;
  /** Visits among them. */
  people: number;
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

/** Addresses to print, each of which leads to a page. */
export interface ShortLinksTable {
  code: string;
  page_key: string;
  /** Given by the owner: where the label is. Visits are counted under it. */
  label: string;
  at: string;
  /** Id of the administrator. No foreign key: a label outlives the account. */
  by: string | null;
}

/** What became of the contacts, written down by the owner. It belongs to a page and to nobody. */
export interface ConversationsTable {
  id: string;
  page_key: string;
  state: 'conversa' | 'orcamento' | 'vendido' | 'perdido';
  /** Of the quote or the sale; null while there is none. */
  amount_cents: number | null;
  /** When it was written down. */
  at: string;
  /** Id of the administrator. No foreign key: the figures outlive the account. */
  by: string | null;
}
