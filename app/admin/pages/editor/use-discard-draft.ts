/** Deletes the draft of the editor, unless somebody else has changed it. A button in the toast undoes that. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { draftsKey } from '../page-keys.ts';
import type { UnsavedPage } from '../unsaved-page.ts';
import type { Autosave } from './autosave.ts';
import { remakeDraft } from './continue-draft.ts';
import { type Draft, discardDraft } from './draft-api.ts';
import { forgetDraft } from './kept-draft.ts';

interface SavedText {
  autosave: Autosave<UnsavedPage>;
  /** Tells the user if it fails. @returns the revision that holds the text, or null */
  save: () => Promise<number | null>;
  text: () => UnsavedPage;
}

export function useDiscardDraft(
  draft: Draft,
  { autosave, save, text }: SavedText,
): { discard: () => Promise<void>; isDiscarding: boolean } {
  const backend = useBackend();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isDiscarding, setIsDiscarding] = useState(false);

  const discard = async () => {
    setIsDiscarding(true);
    const discardedText = await discardSaved();
    if (discardedText === null) return setIsDiscarding(false);
    autosave.stop();
    forgetDraft(localStorage, draft.id);
    await client.invalidateQueries({ queryKey: draftsKey });
    await navigate(paths.adminPanel());
    notices.draftDiscarded(() => void undo(discardedText));
  };

  /** @returns the text of the draft, which is gone now; null if it is still there */
  const discardSaved = async (): Promise<UnsavedPage | null> => {
    const revision = await save();
    const saved = text();
    if (revision !== null) {
      const discarded = await discardDraft(backend(), { id: draft.id, revision });
      if (discarded.ok && discarded.value) return saved;
      // Somebody else has saved it meanwhile. The next save finds the conflict and shows it.
      if (discarded.ok) autosave.type(saved);
      else notices.draftNotDiscarded();
    }
    return null;
  };

  const undo = async (discardedText: UnsavedPage) => {
    const made = await remakeDraft(backend(), draft, discardedText);
    if (!made.ok) return notices.draftStillDiscarded(() => void undo(discardedText));
    await client.invalidateQueries({ queryKey: draftsKey });
    await navigate(paths.adminDraft(made.value));
  };

  return { discard, isDiscarding };
}
