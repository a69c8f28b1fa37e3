/** Deletes a draft of a list. A button in the toast undoes that. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { remakeDraft } from '../editor/continue-draft.ts';
import { type Draft, discardDraft, readDraft } from '../editor/draft-api.ts';
import { textOfDraft } from '../editor/use-draft.ts';
import { draftsKey } from '../page-keys.ts';

export function useDiscardListed() {
  const backend = useBackend();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: draftsKey });

  const undo = async (draft: Draft): Promise<void> => {
    const made = await remakeDraft(backend(), draft, textOfDraft(draft));
    if (!made.ok) notices.draftStillDiscarded(() => void undo(draft));
    await onSettled();
  };

  return useMutation({
    /** @returns the draft, which is gone now; null if somebody has changed it meanwhile */
    mutationFn: async (id: string) => {
      const draft = await readDraft(backend(), id);
      if (draft === null) return null;
      const discarded = await discardDraft(backend(), draft);
      return discarded.ok && discarded.value ? draft : null;
    },
    onSuccess: (draft) => {
      if (draft === null) notices.draftNotDiscarded();
      else notices.draftDiscarded(() => void undo(draft));
    },
    onError: notices.draftNotDiscarded,
    onSettled,
  });
}
