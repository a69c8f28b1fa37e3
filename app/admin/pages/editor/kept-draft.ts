/** Typed text that is not saved yet, kept on this device even after the tab is closed. */
import * as z from 'zod/mini';
import { keptPageTexts } from '#domain/pages/versions/kept-page-texts.ts';
import { blankPage } from '../unsaved-page.ts';

const text = z.object(keptPageTexts);

const keptDraft = z.object({
  administratorId: z.string(),
  /** The revision of the text it was typed over. */
  revision: z.number(),
  page: text,
  /** The text it was typed over, without which a join could take what the other side wrote for an old paragraph. */
  base: z._default(text, blankPage),
});

export type KeptDraft = Omit<z.infer<typeof keptDraft>, 'administratorId'>;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (draftId: string) => `admin-draft-${draftId}`;

export function keepDraft(
  storage: DraftStorage,
  draftId: string,
  kept: KeptDraft & { administratorId: string },
): void {
  try {
    storage.setItem(keyOf(draftId), JSON.stringify(kept));
  } catch {
    // If the storage is full or blocked, the editor works without it.
  }
}

/** @returns null if nothing valid is kept, or another administrator's text */
export function recallDraft(
  storage: DraftStorage,
  draftId: string,
  administratorId: string,
): KeptDraft | null {
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
