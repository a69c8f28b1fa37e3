/** Typed text that is not saved yet, kept on this device even after the tab is closed or the browser has crashed. */
import * as z from 'zod/mini';
import { systemClock } from '#domain/clock.ts';
import { keptPageTexts } from '#domain/pages/versions/kept-page-texts.ts';
import { blankPage } from '../unsaved-page.ts';
import { listCrashCopies, readCrashCopy, removeCrashCopies, writeCrashCopy } from './crash-copy.ts';

const text = z.object(keptPageTexts);

const keptDraft = z.object({
  administratorId: z.string(),
  /** The revision of the text it was typed over. */
  revision: z.number(),
  page: text,
  /** The text it was typed over. Without it, a join could mistake what the other side wrote for an old paragraph. */
  base: z._default(text, blankPage),
  /** Milliseconds since 1970. */
  at: z._default(z.number(), 0),
});

export type KeptDraft = Omit<z.infer<typeof keptDraft>, 'administratorId' | 'at'>;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'admin-draft-';
const keyOf = (draftId: string) => prefix + draftId;

/** As long as a deleted page stays in the trash. */
const keptMs = 30 * 24 * 60 * 60 * 1000;
/** By then local storage has reached the disk, so no crash can bring back what was removed from it. */
const reachesDiskMs = 60 * 60 * 1000;

export function keepDraft(
  storage: DraftStorage,
  draftId: string,
  draft: KeptDraft & { administratorId: string },
): void {
  const at = systemClock().getTime();
  const kept = JSON.stringify({ ...draft, at } satisfies z.infer<typeof keptDraft>);
  void writeCrashCopy(draftId, { at, kept });
  store(storage, draftId, kept);
}

/**
 * Puts back what a crash of the browser lost from local storage, and removes what the crash brought back. Called before
 * `recallDraft`.
 */
export async function recoverDraft(storage: DraftStorage, draftId: string): Promise<void> {
  const copy = await readCrashCopy(draftId);
  if (copy !== null && copy.at > (readKept(storage, draftId)?.at ?? 0)) store(storage, draftId, copy.kept);
}

/** Removes texts that were kept for a month, and the crash copies of drafts that were saved or deleted. */
export async function forgetOldDrafts(storage: Storage): Promise<void> {
  const now = systemClock().getTime();
  const expiredCopies = [...(await listCrashCopies())].filter(
    ([, { at, kept }]) => now - at > (kept === null ? reachesDiskMs : keptMs),
  );
  for (const [draftId, { at }] of expiredCopies) {
    const kept = readKept(storage, draftId);
    // Only a crash can bring back a text that is older than its copy.
    if (kept !== null && kept.at < at) store(storage, draftId, null);
  }
  await removeCrashCopies(expiredCopies.map(([draftId]) => draftId));
  for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) {
    const draftId = key.slice(prefix.length);
    const keptAt = readKept(storage, draftId)?.at ?? 0;
    if (now - keptAt > keptMs) store(storage, draftId, null);
  }
}

/** @returns null if nothing valid is kept, or another administrator's text */
export function recallDraft(
  storage: DraftStorage,
  draftId: string,
  administratorId: string,
): KeptDraft | null {
  const kept = readKept(storage, draftId);
  return kept?.administratorId === administratorId ? kept : null;
}

export function forgetDraft(storage: DraftStorage, draftId: string): void {
  void writeCrashCopy(draftId, { at: systemClock().getTime(), kept: null });
  store(storage, draftId, null);
}

function readKept(storage: DraftStorage, draftId: string): z.infer<typeof keptDraft> | null {
  try {
    return keptDraft.parse(JSON.parse(storage.getItem(keyOf(draftId)) ?? 'null'));
  } catch {
    return null;
  }
}

function store(storage: DraftStorage, draftId: string, kept: string | null): void {
  try {
    if (kept === null) storage.removeItem(keyOf(draftId));
    else storage.setItem(keyOf(draftId), kept);
  } catch {
    // If the storage is full or blocked, the editor works without it.
  }
}
