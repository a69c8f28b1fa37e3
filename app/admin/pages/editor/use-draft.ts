/** The state of an open working copy: saves its form automatically, and shows refusals below the fields. */
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { systemClock } from '#domain/clock.ts';
import { mapFields, type PageField, pageFields } from '#domain/pages/page-fields.ts';
import { refusal, success } from '#domain/result.ts';
import { notices } from '../../parts/notices.ts';
import type { Backend } from '../../session/backend.ts';
import { useBackend, useSession } from '../../session/backend-context.tsx';
import type { CallFailure } from '../../session/call-failure.ts';
import { slugTakenText } from '../page-form-rules.ts';
import { pageRefusal } from '../page-refusal.ts';
import { isSameText, type UnsavedPage } from '../unsaved-page.ts';
import {
  type Autosave,
  type ConnectionFailure,
  createAutosave,
  type SaveFailure,
  type SaveState,
  type Stored,
} from './autosave.ts';
import { type Draft, findDraft, saveDraft } from './draft-api.ts';
import { forgetDraft, keepDraft, recallDraft } from './kept-draft.ts';

export function textOfDraft(draft: Draft): UnsavedPage {
  return mapFields(pageFields, (field) => draft[field]);
}

export function storedOf(draft: Draft): Stored<UnsavedPage> {
  return { text: textOfDraft(draft), revision: draft.revision };
}

/** The text to begin with: what this device has kept of the draft, or else what is stored. */
export function firstText(draft: Draft, administratorId: string): UnsavedPage {
  return recallDraft(localStorage, draft.id, administratorId)?.page ?? textOfDraft(draft);
}

interface DraftOptions {
  administratorId: string;
  focusField: (field: PageField) => void;
}

export function useDraft(
  draft: Draft,
  form: UseFormReturn<UnsavedPage>,
  { administratorId, focusField }: DraftOptions,
) {
  const backend = useBackend();
  const [state, setState] = useState<SaveState>({ code: 'saved', at: new Date(draft.updated_at) });
  const lastOutcome = useRef(state);
  const show = (next: SaveState) => {
    setState(next);
    if (next.code === 'saving') return;
    showRefusal(form, lastOutcome.current, next);
    lastOutcome.current = next;
  };
  // One instance for the life of the editor, across renders.
  const [autosave] = useState(() => autosaveOf(backend, draft, administratorId, show));
  const stored = useRef(textOfDraft(draft));

  useEffect(() => {
    // Text that this device kept is saved at once.
    if (!isSameText(form.getValues(), stored.current)) {
      autosave.type(form.getValues());
      void autosave.flush();
    }
    const subscription = form.watch(() => autosave.type(form.getValues()));
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', saveWhenHidden);
      void autosave.flush();
    };
  }, [form, autosave]);

  // After a sign-in, what could not be saved without a session is saved at once.
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed_in') void autosave.flush();
  }, [status, autosave]);

  /** Saves at once, and tells the user if it fails. @returns the same as `flush` of the autosave */
  const save = async (): Promise<number | null> => {
    const revision = await autosave.flush();
    if (revision !== null) return revision;
    if (lastOutcome.current.code !== 'refused') notices.draftNotSaved();
    else {
      const { text, field } = lastOutcome.current.refusal;
      if (field === null) notices.pageRefused(text);
      else focusField(field);
    }
    return null;
  };

  return { state, autosave, save };
}

/** Shows a refusal below its field until a later save is not refused. */
function showRefusal(form: UseFormReturn<UnsavedPage>, last: SaveState, next: SaveState): void {
  if (last.code === 'refused' && last.refusal.field !== null) form.clearErrors(last.refusal.field);
  if (next.code !== 'refused' || next.refusal.field === null) return;
  form.setError(next.refusal.field, { message: next.refusal.text });
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
  const isKeptStored = kept === null || isSameText(kept.page, textOfDraft(draft));
  if (isKeptStored) forgetDraft(localStorage, id);
  return createAutosave<UnsavedPage>(
    {
      async save(page, revision) {
        const saved = await saveDraft(backend(), { id, revision, page });
        return saved.ok
          ? success(saved.value?.revision ?? null)
          : refusal(saveFailure(saved.failure, page.slug));
      },
      async read() {
        const found = await findDraft(backend(), id);
        if (!found.ok) return refusal(connectionFailure(found.failure));
        const { data } = found.value;
        return success(data === null ? null : storedOf(data));
      },
      keepHere: (page, { text: base, revision }) =>
        keepDraft(localStorage, id, { administratorId, revision, page, base }),
      forgetHere: () => forgetDraft(localStorage, id),
      isEqual: isSameText,
      onState,
      clock: systemClock,
    },
    isKeptStored ? storedOf(draft) : { text: kept.base, revision: kept.revision },
  );
}

const unexpectedRefusal = 'o site não aceitou este texto. Ele está guardado neste aparelho.';

function saveFailure(failure: CallFailure, slug: string): SaveFailure {
  const expectedRefusal = pageRefusal(failure, slugTakenText(slug));
  if (expectedRefusal !== null) return { code: 'refused', refusal: expectedRefusal };
  if (failure.code === 'refused')
    return { code: 'refused', refusal: { text: unexpectedRefusal, field: null } };
  return connectionFailure(failure);
}

function connectionFailure({ code }: CallFailure): ConnectionFailure {
  return { code: code === 'unreachable' ? 'no_connection' : 'no_answer' };
}
