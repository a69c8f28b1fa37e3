/** The state of an open working copy: its form, its saving, and how to solve a conflict. */
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mapFields, pageFields } from '#domain/pages/page-fields.ts';
import { refusal, success } from '#domain/result.ts';
import type { Backend } from '../../session/backend.ts';
import { useBackend } from '../../session/backend-context.tsx';
import type { UnsavedPage } from '../unsaved-page.ts';
import { type Autosave, createAutosave, type SaveState, type Stored } from './autosave.ts';
import { type Draft, readDraft, saveDraft } from './draft-api.ts';
import { forgetDraft, keepDraft, recallDraft } from './kept-draft.ts';

export function textOf(draft: Draft): UnsavedPage {
  return mapFields(pageFields, (field) => draft[field]);
}

export function storedOf(draft: Draft): Stored<UnsavedPage> {
  return { text: textOf(draft), revision: draft.revision };
}

/** The text to begin with: what this device still has of the same revision, or else what is stored. */
export function firstText(draft: Draft, administratorId: string): UnsavedPage {
  return recallDraft(localStorage, draft.id, administratorId)?.page ?? textOf(draft);
}

const isEqual = (one: UnsavedPage, other: UnsavedPage) =>
  Object.keys(pageFields).every(
    (field) => one[field as keyof UnsavedPage] === other[field as keyof UnsavedPage],
  );

export function useDraft(draft: Draft, form: UseFormReturn<UnsavedPage>, administratorId: string) {
  const backend = useBackend();
  const [state, setState] = useState<SaveState>({ code: 'saved', at: new Date(draft.updated_at) });
  // One instance for the life of the editor, across renders.
  const [autosave] = useState(() => autosaveOf(backend, draft, administratorId, setState));
  const stored = useRef(textOf(draft));

  useEffect(() => {
    // Text that this device kept is saved at once.
    if (!isEqual(form.getValues(), stored.current)) {
      autosave.type(form.getValues());
      void autosave.flush();
    }
    const watching = form.watch(() => autosave.type(form.getValues()));
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      watching.unsubscribe();
      document.removeEventListener('visibilitychange', saveWhenHidden);
      void autosave.flush();
    };
  }, [form, autosave]);

  return { state, autosave };
}

function autosaveOf(
  backend: () => Backend,
  draft: Draft,
  administratorId: string,
  onState: (state: SaveState) => void,
): Autosave<UnsavedPage> {
  const { id } = draft;
  const kept = recallDraft(localStorage, id, administratorId);
  // After a save whose answer never arrived, the kept text equals the stored one.
  const isKeptStored = kept === null || isEqual(kept.page, textOf(draft));
  if (isKeptStored) forgetDraft(localStorage, id);
  return createAutosave<UnsavedPage>(
    {
      async save(page, revision) {
        const saved = await saveDraft(backend(), { id, revision, page });
        return saved.ok ? success(saved.value?.revision ?? null) : saved;
      },
      async read() {
        try {
          const found = await readDraft(backend(), id);
          return success(found === null ? null : storedOf(found));
        } catch (error) {
          return refusal(error);
        }
      },
      keepHere: (page, { text: base, revision }) =>
        keepDraft(localStorage, id, { administratorId, revision, page, base }),
      forgetHere: () => forgetDraft(localStorage, id),
      isEqual,
      onState,
      now: () => new Date(),
    },
    isKeptStored ? storedOf(draft) : { text: kept.base, revision: kept.revision },
  );
}
