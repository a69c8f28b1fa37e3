/** What an administrator has typed into the page form, kept for as long as the tab lives. */
import * as z from 'zod/mini';
import { slugFromTitle } from '#domain/slug.ts';
import { keptWork, type WorkStorage } from '../kept-work.ts';

export const pageDraft = z.object({
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  /** Blank: the default text. */
  description: z.string(),
});

export type PageDraft = z.infer<typeof pageDraft>;

export const emptyDraft: PageDraft = { title: '', slug: '', content: '', description: '' };

const drafts = keptWork('admin-page-draft', pageDraft);

export function keepDraft(storage: WorkStorage, administratorId: string, draft: PageDraft): void {
  if (isEmpty(draft)) drafts.forget(storage);
  else drafts.keep(storage, administratorId, draft);
}

/** @returns an empty draft where none, a broken one or someone else's is kept */
export function recallDraft(storage: WorkStorage, administratorId: string): PageDraft {
  return drafts.recall(storage, administratorId) ?? emptyDraft;
}

export const hasDraft = drafts.has;
export const forgetDraft = drafts.forget;

/** Whether the slug still follows the title: it is empty or what the title proposes. */
export function isSlugProposed({ title, slug }: Pick<PageDraft, 'title' | 'slug'>): boolean {
  return slug === '' || slug === slugFromTitle(title);
}

/** Whether nothing was typed that somebody would miss. */
export function isEmpty(draft: PageDraft): boolean {
  return Object.values(draft).every((text) => text.trim() === '');
}
