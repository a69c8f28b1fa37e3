/** A notice for the next document, because the action that causes it also leaves this one. */
import * as z from 'zod/mini';

const carriedNotice = z.discriminatedUnion('code', [
  z.object({ code: z.literal('page_saved') }),
  z.object({ code: z.literal('page_removed'), pageId: z.string() }),
  z.object({ code: z.literal('page_not_removed') }),
]);

export type CarriedNotice = z.infer<typeof carriedNotice>;

const key = 'admin-notice';

export function carryNotice(storage: Pick<Storage, 'setItem'>, notice: CarriedNotice): void {
  try {
    storage.setItem(key, JSON.stringify(notice));
  } catch {
    // The page is still saved or deleted; only the notice is lost.
  }
}

/** @returns the notice of the previous document; the second call returns null */
export function takeNotice(storage: Pick<Storage, 'getItem' | 'removeItem'>): CarriedNotice | null {
  try {
    const kept = storage.getItem(key);
    storage.removeItem(key);
    const notice = carriedNotice.safeParse(JSON.parse(kept ?? 'null'));
    return notice.success ? notice.data : null;
  } catch {
    return null;
  }
}
