/** Typed text that is not saved yet, kept on this device beyond the life of the tab. */
import * as z from 'zod/mini';
import { mapFields, pageFields } from '#domain/pages/page-fields.ts';
import type { UnsavedPage } from '../unsaved-page.ts';

const keptDraft = z.object({
  administratorId: z.string(),
  revision: z.number(),
  page: z.object(mapFields(pageFields, () => z.string())),
});

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (draftId: string) => `admin-draft-${draftId}`;

export function keepDraft(
  storage: DraftStorage,
  draftId: string,
  kept: { administratorId: string; revision: number; page: UnsavedPage },
): void {
  try {
    storage.setItem(keyOf(draftId), JSON.stringify(kept));
  } catch {
    // With a full or forbidden storage, the editor works without it.
  }
}

/** @returns null if nothing valid is kept, or another administrator's text */
export function recallDraft(
  storage: DraftStorage,
  draftId: string,
  administratorId: string,
): { revision: number; page: UnsavedPage } | null {
  try {
    const kept = keptDraft.parse(JSON.parse(storage.getItem(keyOf(draftId)) ?? 'null'));
    return kept.administratorId === administratorId ? kept : null;
  } catch {
    return null;
  }
}

export function forgetDraft(storage: DraftStorage, draftId: string): void {
  try {
    storage.removeItem(keyOf(draftId));
  } catch {
    // Nothing was kept.
  }
}
