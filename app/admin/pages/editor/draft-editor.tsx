/** The editor of a working copy, with its preview. It saves automatically; 'Publicar' puts the text on the site. */
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { PageField } from '#domain/pages/page-fields.ts';
import { clearNotices } from '../../parts/notices.ts';
import { useUnloadGuard } from '../../parts/unsaved/use-unload-guard.ts';
import { DescriptionField } from '../description-field.tsx';
import { PageFormFields, viewOfField } from '../page-form-fields.tsx';
import { isAnythingMissing } from '../page-form-rules.ts';
import { PublishSheet } from '../publish/publish-sheet.tsx';
import type { UnsavedPage } from '../unsaved-page.ts';
import { DraftVerdict } from '../verdict/draft-verdict.tsx';
import { ContentField } from '../visual/content-field.tsx';
import { MeanwhileNotices } from './conflict/meanwhile-notices.tsx';
import type { Draft, PublishedEntry } from './draft-api.ts';
import { EditorPreview, type EditorView, EditorViews } from './editor-views.tsx';
import { SaveLine } from './save-line.tsx';
import { useDiscardDraft } from './use-discard-draft.ts';
import { firstText, useDraft } from './use-draft.ts';
import { usePublishDraft } from './use-publish-draft.ts';
import { WritingActions } from './writing-actions.tsx';

const ownFields = { content: ContentField, description: DescriptionField };

interface DraftEditorProps {
  draft: Draft;
  administratorId: string;
  onPublished: (page: PublishedEntry) => void;
}

export function DraftEditor({ draft, administratorId, onPublished }: DraftEditorProps) {
  const form = useForm<UnsavedPage>({ defaultValues: firstText(draft, administratorId) });
  const [view, setView] = useState<EditorView>('write');
  /** A field can only take the focus in the view that shows it. */
  const focusField = (field: PageField) => {
    flushSync(() => setView(viewOfField[field]));
    form.setFocus(field);
  };
  const { state, autosave, save } = useDraft(draft, form, { administratorId, focusField });
  const formId = useId();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isScheduling, setIsScheduling] = useState(false);
  const publication = usePublishDraft(draft.id, { form, autosave, save, focusField, onPublished });
  const { publish, isPublishing, isPageChanged, acceptPage } = publication;
  const { discard, isDiscarding } = useDiscardDraft(draft, { autosave, save, text: () => form.getValues() });
  useUnloadGuard(['saving', 'refused', 'conflict', 'gone'].includes(state.code));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPublishing) return;
    clearNotices();
    // The reason is shown beside its field, which gets the focus.
    if (state.code === 'refused' && (await save()) === null) return;
    const page = form.getValues();
    // A page that lacks something is refused at once, beside the field. A blank slug is made from the title.
    if (isAnythingMissing({ ...page, slug: page.slug || page.title })) return void publish();
    // The verdict in the sheet is about the saved text.
    void autosave.flush();
    setIsSheetOpen(true);
  };

  return (
    <div className="writing" data-view={view}>
      <h2 className="sr-only">Texto e prévia</h2>
      <EditorViews view={view} onChoose={setView} />
      <SaveLine state={state} pageId={draft.page_id} />
      <div className="writing-columns">
        <form id={formId} className="writing-form" noValidate onSubmit={(event) => void submit(event)}>
          <MeanwhileNotices
            draft={draft}
            form={form}
            state={state}
            autosave={autosave}
            save={save}
            isPageChanged={isPageChanged}
            onPageAccepted={acceptPage}
          />
          <PageFormFields form={form} isSlugKept={draft.page_id !== null} ownFields={ownFields} />
        </form>
        <EditorPreview control={form.control} view={view} />
        <WritingActions
          draftId={draft.id}
          formId={formId}
          typed={() => form.getValues()}
          savedAt={state.code === 'saved' ? state.at.getTime() : null}
          save={save}
          publication={publication}
          isScheduling={isScheduling}
          onScheduling={setIsScheduling}
          onDiscard={() => void discard()}
        >
          <DraftVerdict draftId={draft.id} state={state} isLeaving={isPublishing || isDiscarding} />
        </WritingActions>
      </div>
      <PublishSheet
        isOpen={isSheetOpen}
        page={form.getValues()}
        pageId={draft.page_id}
        onClose={() => setIsSheetOpen(false)}
        onPublish={() => void publish()}
        onSchedule={() => setIsScheduling(true)}
      >
        <DraftVerdict draftId={draft.id} state={state} isLeaving={isPublishing || isDiscarding} />
      </PublishSheet>
    </div>
  );
}
