/** A notice that must outlive the document it was earned in, because the next screen is another document. */
import * as z from 'zod/mini';

const carriedNotice = z.enum(['page_saved', 'page_removed', 'page_not_removed']);

export type CarriedNotice = z.infer<typeof carriedNotice>;

const key = 'admin-notice';

export function carryNotice(storage: Pick<Storage, 'setItem'>, notice: CarriedNotice): void {
  try {
    storage.setItem(key, notice);
  } catch {
    // The page is saved or gone all the same; only the word about it is lost.
  }
}

/** @returns what the last document left, once */
export function takeNotice(storage: Pick<Storage, 'getItem' | 'removeItem'>): CarriedNotice | null {
  try {
    const notice = carriedNotice.safeParse(storage.getItem(key));
    storage.removeItem(key);
    return notice.success ? notice.data : null;
  } catch {
    return null;
  }
}
