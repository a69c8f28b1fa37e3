/**
 * What can be done with a working copy, below its text: publish, schedule, show or discard it. When it is published, or
 * why it was not, stands above the buttons.
 */
import type { ReactNode } from 'react';
import { PreviewLink } from '../preview-link/preview-link.tsx';
import { ScheduleDraft } from '../scheduled/schedule-draft.tsx';
import { useScheduleOf } from '../scheduled/use-schedule.ts';
import type { UnsavedPage } from '../unsaved-page.ts';
import { HeldNotice } from './held-notice.tsx';
import type { usePublishDraft } from './use-publish-draft.ts';

interface WritingActionsProps {
  draftId: string;
  /** The form that 'Publicar' submits. */
  formId: string;
  typed: () => UnsavedPage;
  /** When the text was last saved, in milliseconds since 1970; null while it is not saved. */
  savedAt: number | null;
  save: () => Promise<number | null>;
  publication: Pick<ReturnType<typeof usePublishDraft>, 'publish' | 'isPublishing' | 'heldReason'>;
  isScheduling: boolean;
  onScheduling: (isScheduling: boolean) => void;
  onDiscard: () => void;
  /** The gate's verdict. */
  children: ReactNode;
}

export function WritingActions({
  draftId,
  formId,
  typed,
  savedAt,
  save,
  publication: { publish, isPublishing, heldReason },
  isScheduling,
  onScheduling,
  onDiscard,
  children,
}: WritingActionsProps) {
  const { data: plan } = useScheduleOf(draftId);
  const isPlanned = plan != null && plan.state !== 'draft';
  // The key keeps the element, and so the focus, when it changes its place.
  const schedule = (
    <ScheduleDraft
      key="schedule"
      draftId={draftId}
      savedAt={savedAt}
      save={save}
      slug={() => typed().slug}
      isChoosing={isScheduling}
      onChoosing={onScheduling}
    />
  );
  return (
    <div className="writing-actions">
      {children}
      {isPlanned && schedule}
      <button
        type="submit"
        form={formId}
        // While the moment is being chosen, the button that schedules is the main one.
        className={`button ${isScheduling ? 'button-quiet' : 'button-amber'}`}
        aria-disabled={isPublishing}
      >
        {isPublishing ? 'Publicando...' : 'Publicar'}
      </button>
      {heldReason !== null && (
        <HeldNotice reason={heldReason} isBusy={isPublishing} onPublish={(reason) => void publish(reason)} />
      )}
      {!isPlanned && schedule}
      <PreviewLink draftId={draftId} title={() => typed().title} save={save} />
      <button type="button" className="button button-quiet" onClick={onDiscard}>
        Descartar rascunho
      </button>
    </div>
  );
}
