/** All that can be done with generated pages, tied to one database. */
import { totalPages } from '#database/page-counts.ts';
import type { ChangeOptions, ChangeResult, PageDependencies } from './change-pages.ts';
import { deletePages } from './delete-pages.ts';
import type { PageReader } from './page.ts';
import type { PageDraft } from './page-draft.ts';
import { findPageBySlug, listPageSummaries, type PageSelector } from './page-store.ts';
import { publishPages } from './publish-pages.ts';
import { updatePages } from './update-pages.ts';

/** Whoever calls the three writes has checked that the caller is an administrator. */
export interface Pages extends PageReader {
  publish(drafts: readonly PageDraft[], options?: ChangeOptions): Promise<ChangeResult>;
  update(selector: PageSelector, changes: Partial<PageDraft>, options?: ChangeOptions): Promise<ChangeResult>;
  delete(selector: PageSelector, options?: ChangeOptions): Promise<ChangeResult>;
}

export function createPages(dependencies: PageDependencies): Pages {
  const { query } = dependencies.database;
  return {
    findBySlug: (slug) => findPageBySlug(query, slug),
    count: () => totalPages(query),
    list: (range) => listPageSummaries(query, range),
    publish: (drafts, options) => publishPages(dependencies, drafts, options),
    update: (selector, changes, options) => updatePages(dependencies, selector, changes, options),
    delete: (selector, options) => deletePages(dependencies, selector, options),
  };
}
