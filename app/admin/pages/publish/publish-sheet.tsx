/** The last look before a page goes on the site: its title, address, search result and verdict. */
import { Dialog } from '@base-ui/react/dialog';
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react';
import type { UnsavedPage } from '../unsaved-page.ts';
import type { PublishSummaryProps } from './publish-summary.tsx';

type Choice = 'publish' | 'schedule';

interface PublishSheetProps {
  isOpen: boolean;
  page: UnsavedPage;
  /** Null for a page that is not on the site yet. */
  pageId: string | null;
  /** The gate's verdict. */
  children: ReactNode;
  onClose: () => void;
  /** Called once the sheet has closed, so that the action may move the focus. */
  onPublish: () => void;
  onSchedule: () => void;
}

/** If the summary cannot be loaded, the sheet works without it. */
const PublishSummary = lazy<ComponentType<PublishSummaryProps>>(() =>
  import('./publish-summary.tsx').catch(() => ({ default: () => null })),
);

export function PublishSheet({
  isOpen,
  page,
  pageId,
  children,
  onClose,
  onPublish,
  onSchedule,
}: PublishSheetProps) {
  const chosen = useRef<Choice | null>(null);
  const publishButton = useRef<HTMLButtonElement>(null);

  const choose = (choice: Choice) => () => {
    chosen.current = choice;
    onClose();
  };

  const finish = () => {
    if (chosen.current === 'publish') onPublish();
    if (chosen.current === 'schedule') onSchedule();
  };

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(isOpening) => {
        if (!isOpening) onClose();
      }}
      onOpenChangeComplete={(isOpened) => {
        // The choice is kept while the sheet closes, because it also decides where the focus goes.
        if (isOpened) chosen.current = null;
        else finish();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          className="dialog dialog-choice publish-sheet"
          initialFocus={publishButton}
          finalFocus={() => chosen.current !== 'schedule'}
        >
          <Dialog.Title className="text-xl">Publicar no site</Dialog.Title>
          <div className="mt-4 grid gap-4">
            <Suspense fallback={<p className="preview-note">Preparando a prévia...</p>}>
              <PublishSummary {...page} pageId={pageId} />
            </Suspense>
            {children}
          </div>
          <div className="dialog-actions">
            <Dialog.Close className="button button-compact button-quiet">Voltar</Dialog.Close>
            <button type="button" className="button button-compact button-quiet" onClick={choose('schedule')}>
              Agendar
            </button>
            <button
              ref={publishButton}
              type="button"
              className="button button-compact button-amber"
              onClick={choose('publish')}
            >
              Publicar agora
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
