/** What lists show of a page the administrator published (SPEC.md section 3, generated_pages). */
export interface PageSummary {
  id: string;
  title: string;
  slug: string;
  /** ISO-8601, UTC. */
  createdAt: string;
  /** ISO-8601, UTC; the sitemap's lastmod. */
  updatedAt: string;
}

export interface GeneratedPage extends PageSummary {
  description: string;
  /** Sanitised HTML. */
  content: string;
}

/** What public screens may read. */
export interface PageReader {
  findBySlug(slug: string): Promise<GeneratedPage | null>;
  count(): Promise<number>;
  /** Newest first. */
  list(range: { offset: number; limit: number }): Promise<PageSummary[]>;
}
