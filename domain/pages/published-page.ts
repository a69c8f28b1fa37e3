/** Pages as the public site reads them (docs/specification/generated-pages.md#fields). */
import type { PageField } from './page-fields.ts';

/** A page as lists show it. */
export interface PageSummary {
  id: string;
  title: string;
  slug: string;
  /** ISO-8601, UTC. */
  createdAt: string;
  /** ISO-8601, UTC; the `lastmod` of the site map. */
  updatedAt: string;
}

/** A page with all its fields. */
export type PublishedPage = PageSummary &
  Record<PageField, string> & {
    /** Whether search engines and the lists of the site may show it. */
    isListed: boolean;
  };

/** The part of the page service that public screens may use. */
export interface PageReader {
  findBySlug(slug: string): Promise<PublishedPage | null>;
  /** The number of listed pages. */
  count(): Promise<number>;
  /** The listed pages, newest first. */
  list(range: { offset: number; limit: number }): Promise<PageSummary[]>;
}
