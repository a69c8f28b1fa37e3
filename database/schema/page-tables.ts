/** The tables of generated pages: published pages, drafts, deleted pages, and what their addresses answer. */
import type { ColumnType } from 'kysely';
import type { PrimaryKeys } from './primary-keys.ts';

export interface PageTables {
  content_version: ContentVersionTable;
  generated_pages: GeneratedPagesTable;
  page_fingerprints: PageFingerprintsTable;
  page_bands: PageBandsTable;
  page_versions: PageVersionsTable;
  page_drafts: PageDraftsTable;
  preview_links: PreviewLinksTable;
  trashed_pages: TrashedPagesTable;
  redirects: RedirectsTable;
  missed_paths: MissedPathsTable;
  page_totals: PageTotalsTable;
  page_blocks: PageBlocksTable;
}

export const pageKeys = {
  content_version: ['id'],
  generated_pages: ['id'],
  page_fingerprints: ['page_id'],
  page_bands: ['entry'],
  page_versions: ['id'],
  page_drafts: ['id'],
  preview_links: ['hash'],
  trashed_pages: ['id'],
  redirects: ['from_path'],
  missed_paths: ['path'],
  page_totals: ['id'],
  page_blocks: ['starts_at', 'starts_id'],
} satisfies PrimaryKeys<PageTables>;

export interface GeneratedPagesTable {
  id: string;
  title: string;
  slug: string;
  content: string;
  description: string;
  created_at: string;
  updated_at: string;
  /** Rises with every change of the row. */
  revision: ColumnType<number, number | undefined, number>;
  /** 1 for a page that search engines are asked not to list. */
  is_noindex: ColumnType<number, number | undefined, number>;
  /** Why the page is held back from site maps and menus; null if it is not. */
  hold_reason: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Data about a page for finding similar ones (`domain/pages/gate/`). */
export interface PageFingerprintsTable {
  page_id: string;
  /** Stands for the page in `page_bands`, where its id would not fit. */
  number: number;
  /** The revision of the page that the fingerprint was made from. */
  revision: number;
  text_hash: number;
  own_words: number;
  /** The keys of its bands, each in seven hexadecimal digits. */
  bands: string;
}

/** The bands of all pages. An entry holds the key of a band and the number of a page (`domain/pages/gate/band-entry.ts`). */
export interface PageBandsTable {
  entry: number;
}

/** The text of a page at each event worth keeping. */
export interface PageVersionsTable {
  id: string;
  /** No foreign key: versions stay while the page is in the trash. */
  page_id: string;
  /** Counts from 1 for each page. */
  number: number;
  /** Given by the administrator. A version with a name is kept for ever. */
  label: string | null;
  event: 'published' | 'restored' | 'imported' | 'merged' | 'kept';
  /** JSON object: the content of the page. */
  snapshot: string;
  /** Id of the administrator; null for the command line. */
  by: string | null;
  at: string;
  /** The first revision of the page with this text; null if it was never on the site, or if that is unknown. */
  page_revision: ColumnType<number | null, number | null | undefined, number | null>;
}

/** The working copies of pages, and the drafts of new ones. */
export interface PageDraftsTable {
  id: string;
  /** Null for a new page. A page has at most one working copy. */
  page_id: string | null;
  title: string;
  slug: string;
  description: string;
  content: string;
  is_noindex: number;
  /** Rises with every save. */
  revision: number;
  /** The page's revision when the copy was made; null for a new page. */
  base_revision: number | null;
  state: 'draft' | 'scheduled' | 'held';
  publish_at: string | null;
  /** The revision that somebody scheduled. A later one is not published automatically. */
  scheduled_revision: ColumnType<number | null, number | null | undefined, number | null>;
  /** The same for all drafts that were scheduled together. */
  drip_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Why it was not published when it was due, in Portuguese; null unless it is held. */
  hold_reason: ColumnType<string | null, string | null | undefined, string | null>;
  origin: 'manual' | 'generator' | 'batch' | 'bulk' | 'import';
  /** Id of the administrator; null for the command line. */
  updated_by: string | null;
  updated_at: string;
}

/** The addresses under which somebody without an account may read a draft. */
export interface PreviewLinksTable {
  /** SHA-256 of the token in the address, in hexadecimal digits. The token itself is stored nowhere. */
  hash: string;
  draft_id: string;
  expires_at: string;
}

/** The deleted pages. Each can be restored until it is purged. */
export interface TrashedPagesTable {
  /** The id of the page, which keeps it when it is restored. */
  id: string;
  /** Copied from the snapshot, for lists. */
  title: string;
  slug: string;
  /** JSON object: the row of `generated_pages` as it was. */
  snapshot: string;
  /** Id of the administrator; null for the command line. No foreign key: the page outlives the account. */
  trashed_by: string | null;
  trashed_at: string;
  purge_at: string;
}

/** What is answered at addresses that have no page any more. */
export interface RedirectsTable {
  from_path: string;
  /** A generated page, whose address may change. Null if the rule leads to a path, or nowhere (410). */
  to_page_id: string | null;
  to_path: string | null;
  status: 301 | 302 | 410;
  /** Why the rule was made. */
  kind: 'slug' | 'merge' | 'manual' | 'missed' | 'trash';
  hits: ColumnType<number, number | undefined, number>;
  last_hit_at: string | null;
  /** Id of the administrator; null for the command line. */
  by: string | null;
  at: string;
}

/** Addresses that were requested and not found. Nothing in it says by whom. */
export interface MissedPathsTable {
  path: string;
  /** How often people requested it, and how often programs did. */
  people: number;
  robots: number;
  first_at: string;
  last_at: string;
  /** The host of the last known page with a link to it; null if none is known. */
  referrer_host: string | null;
  state: 'open' | 'page' | 'redirected' | 'ignored';
}

/** A single row (id 1): the number of generated pages. `database/page-counts/page-counts.ts` updates it. */
export interface PageTotalsTable {
  id: number;
  pages: number;
  /** Pages without `is_noindex`, which lists of the site show. */
  listed: ColumnType<number, number | undefined, number>;
}

/**
 * The blocks of one to two thousand pages into which `database/page-counts/page-blocks.ts` divides the list of generated
 * pages: where each begins and how many pages it has. The first block begins before any possible page.
 */
export interface PageBlocksTable {
  starts_at: string;
  starts_id: string;
  pages: number;
  /** Pages without `is_noindex`. */
  listed: ColumnType<number, number | undefined, number>;
}

/** A single row (id 1). Its number rises with every write to public data; the HTML cache is keyed by it. */
export interface ContentVersionTable {
  id: number;
  version: number;
}
