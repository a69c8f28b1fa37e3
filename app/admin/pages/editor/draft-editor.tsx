/** The editor of a working copy, with its preview. It saves automatically; 'Publicar' puts the text on the site. */
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { clearNotices, notices } from '../../parts/notices.ts';
import { useUnloadGuard } from '../../parts/use-unload-guard.ts';
import { PreviewPane } from '../../preview/preview-pane.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import type { CallFailure } from '../../session/call-failure.ts';
import { PageFormFields } from '../page-form-fields.tsx';
import { slugTakenText } from '../page-form-rules.ts';
import { draftsKey, pagesKey } from '../page-keys.ts';
import { pageRefusal } from '../page-refusal.ts';
import { PreviewLink } from '../preview-link/preview-link.tsx';
import { ScheduleDraft } from '../scheduled/schedule-draft.tsx';
import type { UnsavedPage } from '../unsaved-page.ts';
import { DraftVerdict } from '../verdict/draft-verdict.tsx';
import { ContentField } from '../visual/content-field.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { type Draft, publishDraft, rebaseDraft } from './draft-api.ts';
import { GoneNotice } from './gone-notice.tsx';
import { HeldNotice } from './held-notice.tsx';
import { forgetDraft } from './kept-draft.ts';
import { PageChangedNotice } from './page-changed-notice.tsx';
import { saveStateText } from './save-state-text.ts';
import { useDiscardDraft } from './use-discard-draft.ts';
import { firstText, storedOf, useDraft } from './use-draft.ts';

export function DraftEditor({ draft, administratorId }: { draft: Draft; administratorId: string }) {
  const backend = useBackend();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<UnsavedPage>({ defaultValues: firstText(draft, administratorId) });
  const { state, autosave } = useDraft(draft, form, administratorId);
  const [isPublishing, setIsPublishing] = useState(false);
  const [isPageChanged, setIsPageChanged] = useState(false);
  const [heldReason, setHeldReason] = useState<string | null>(null);
  useUnloadGuard(['saving', 'conflict', 'gone'].includes(state.code));

  const publish = async (overrideReason: string | null = null) => {
    if (isPublishing) return;
    clearNotices();
    form.clearErrors();
    setHeldReason(null);
    setIsPublishing(true);
    let isPublished = false;
    try {
      const revision = await autosave.flush();
      if (revision === null) return notices.draftNotSaved();
      const published = await publishDraft(backend(), { id: draft.id, revision, overrideReason });
      if (!published.ok) return refuse(published.failure);
      isPublished = true;
      autosave.stop();
      forgetDraft(localStorage, draft.id);
      notices.pagePublished(published.value.slug);
      await Promise.all([pagesKey, draftsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
      await navigate(paths.adminPanel());
    } finally {
      // The editor of a draft that is gone must not become usable again before the next screen opens.
      if (!isPublished) setIsPublishing(false);
    }
  };

  const refuse = (failure: CallFailure) => {
    if (failure.details === 'page_changed') return setIsPageChanged(true);
    if (failure.details === 'held_by_gate') return setHeldReason(failure.message);
    const refusal = pageRefusal(failure, slugTakenText(form.getValues().slug));
    if (refusal === null) return notices.pageNotPublished();
    const { text, field } = refusal;
    if (field !== null) form.setError(field, { message: text }, { shouldFocus: true });
    notices.pageRefused(text);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void publish();
  };

  const keepMine = async () => {
    const revision = await autosave.flush();
    if (revision === null || draft.page_id === null) return notices.draftNotSaved();
    const rebased = await rebaseDraft(backend(), { id: draft.id, pageId: draft.page_id, revision });
    if (!rebased.ok || rebased.value === null) return notices.draftNotSaved();
    autosave.adopt(storedOf(rebased.value));
    setIsPageChanged(false);
  };

  const { discard, isDiscarding } = useDiscardDraft(draft, autosave, () => form.getValues());

  return (
    <div className="grid gap-x-10 gap-y-6 pt-6 lg:grid-cols-[25rem_minmax(0,1fr)]">
      <h2 className="sr-only">Texto e prévia</h2>
      <div className="grid content-start gap-4">
        <form className="grid content-start gap-4" noValidate onSubmit={submit}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
            <span role="status">{saveStateText(state)}</span>
            {draft.page_id !== null && (
              <Link to={paths.adminVersions(draft.page_id)}>Versões desta página</Link>
            )}
          </p>
          {state.code === 'conflict' && (
            <ConflictNotice
              draftId={draft.id}
              base={autosave.base}
              mine={() => form.getValues()}
              onSolved={(page, theirs) => {
                if (page !== null) form.reset(page);
                autosave.adopt(theirs);
                autosave.type(form.getValues());
              }}
            />
          )}
          {state.code === 'gone' && (
            <GoneNotice
              draft={draft}
              mine={() => form.getValues()}
              onContinued={() => {
                autosave.stop();
                forgetDraft(localStorage, draft.id);
              }}
            />
          )}
          {isPageChanged && <PageChangedNotice onKeepMine={() => void keepMine()} />}
          <PageFormFields form={form} isSlugKept={draft.page_id !== null} contentField={ContentField} />
          <button type="submit" className="button button-amber w-full" aria-disabled={isPublishing}>
            {isPublishing ? 'Publicando...' : 'Publicar'}
          </button>
        </form>
        {heldReason !== null && (
          <HeldNotice
            reason={heldReason}
            isBusy={isPublishing}
            onPublish={(reason) => void publish(reason)}
          />
        )}
        <DraftVerdict draftId={draft.id} state={state} isLeaving={isPublishing || isDiscarding} />
        <ScheduleDraft
          draftId={draft.id}
          savedAt={state.code === 'saved' ? state.at.getTime() : null}
          save={autosave.flush}
          slug={() => form.getValues().slug}
        />
        <PreviewLink draftId={draft.id} title={() => form.getValues().title} save={autosave.flush} />
        <button type="button" className="button button-quiet w-full" onClick={() => void discard()}>
          Descartar rascunho
        </button>
      </div>
      <PreviewPane control={form.control} />
    </div>
  );
}
