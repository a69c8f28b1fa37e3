/** Publishes the draft of the editor, and shows where a refusal belongs: below its field, in a notice or in a toast. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PageField } from '#domain/pages/page-fields.ts';
import { clearNotices, notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import type { CallFailure } from '../../session/call-failure.ts';
import { slugTakenText } from '../page-form-rules.ts';
import { draftsKey, pagesKey } from '../page-keys.ts';
import { pageRefusal } from '../page-refusal.ts';
import type { UnsavedPage } from '../unsaved-page.ts';
import type { Autosave } from './autosave.ts';
import { type PublishedEntry, publishDraft } from './draft-api.ts';
import { forgetDraft } from './kept-draft.ts';

interface PublishOptions {
  form: UseFormReturn<UnsavedPage>;
  autosave: Autosave<UnsavedPage>;
  /** Tells the user if it fails. @returns the revision that holds the text, or null */
  save: () => Promise<number | null>;
  focusField: (field: PageField) => void;
  onPublished: (page: PublishedEntry) => void;
}

export function usePublishDraft(
  draftId: string,
  { form, autosave, save, focusField, onPublished }: PublishOptions,
) {
  const backend = useBackend();
  const client = useQueryClient();
  const [isPublishing, setIsPublishing] = useState(false);
  const [isPageChanged, setIsPageChanged] = useState(false);
  const [heldReason, setHeldReason] = useState<string | null>(null);

  const publish = async (overrideReason: string | null = null) => {
    if (isPublishing) return;
    clearNotices();
    form.clearErrors();
    setHeldReason(null);
    setIsPublishing(true);
    let isPublished = false;
    try {
      const revision = await save();
      if (revision === null) return;
      const published = await publishDraft(backend(), { id: draftId, revision, overrideReason });
      if (!published.ok) return showRefusal(published.failure);
      notices.pagePublished(published.value.slug);
      if (autosave.isSaved()) {
        isPublished = true;
        autosave.stop();
        forgetDraft(localStorage, draftId);
        onPublished(published.value);
      } else {
        // What was typed meanwhile is not on the site. The save finds the draft gone, and the editor offers to continue.
        await autosave.flush();
      }
      await Promise.all([pagesKey, draftsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    } finally {
      // The editor of a draft that is gone must not become usable again before 'No ar' replaces it.
      if (!isPublished) setIsPublishing(false);
    }
  };

  const showRefusal = (failure: CallFailure) => {
    if (failure.details === 'page_changed') return setIsPageChanged(true);
    if (failure.details === 'page_in_trash') return notices.pageRefused(failure.message);
    if (failure.details === 'held_by_gate') return setHeldReason(failure.message);
    const refusal = pageRefusal(failure, slugTakenText(form.getValues().slug));
    if (refusal === null) return notices.pageNotPublished();
    const { text, field } = refusal;
    if (field !== null) {
      form.setError(field, { message: text });
      focusField(field);
    }
    notices.pageRefused(text);
  };

  return {
    publish,
    isPublishing,
    /** Why the gate has held the text back; null unless it has. */
    heldReason,
    /** Whether the page was published from elsewhere. */
    isPageChanged,
    acceptPage: () => setIsPageChanged(false),
  };
}
