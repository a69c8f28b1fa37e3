/**
 * Keeps what an administrator has typed into the page form for as long as the tab lives, so that a reload or a
 * session that ends costs no work. Bound to the person: the next one to sign in does not find it.
 */
import * as z from 'zod/mini';
import { slugFromTitle } from '#domain/slug.ts';

const pageDraft = z.object({
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  /** Blank: the default text. */
  description: z._default(z.string(), ''),
});
const keptDraft = z.object({ administratorId: z.string(), draft: pageDraft });

export type PageDraft = z.infer<typeof pageDraft>;

export const emptyDraft: PageDraft = { title: '', slug: '', content: '', description: '' };

const key = 'admin-page-draft';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keepDraft(storage: DraftStorage, administratorId: string, draft: PageDraft): void {
  try {
    if (isEmpty(draft)) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ administratorId, draft }));
  } catch {
    // A full or forbidden storage: the form goes on without a net.
  }
}

/** @returns an empty draft where none, a broken one or someone else's is kept */
export function recallDraft(storage: DraftStorage, administratorId: string): PageDraft {
  try {
    const kept = keptDraft.parse(JSON.parse(storage.getItem(key) ?? 'null'));
    return kept.administratorId === administratorId ? kept.draft : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function hasDraft(storage: DraftStorage): boolean {
  try {
    return storage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function forgetDraft(storage: DraftStorage): void {
  try {
    storage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** Whether the slug still follows the title: it is empty or what the title proposes. */
export function isSlugProposed({ title, slug }: Pick<PageDraft, 'title' | 'slug'>): boolean {
  return slug === '' || slug === slugFromTitle(title);
}

/** Whether nothing was typed that somebody would miss. */
export function isEmpty(draft: PageDraft): boolean {
  return Object.values(draft).every((text) => text.trim() === '');
}
