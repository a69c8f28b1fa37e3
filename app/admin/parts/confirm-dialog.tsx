/** Asks for confirmation before something is deleted or lost. The cancel button has the focus at first. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequences. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** True while the confirmed action is under way. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /**
   * Focused after a confirmation, because what opened the dialog may be gone by then. Without it, and after a
   * cancellation, the element that had the focus before gets it back.
   */
  focusAfter?: RefObject<HTMLElement | null>;
}

export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancelar',
  isBusy = false,
  onConfirm,
  onCancel,
  focusAfter,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const isConfirmed = useRef(false);
  // The words stay while the dialog fades out, when what they are about may be gone.
  const words = useRef({ title, children, confirmLabel });
  if (isOpen) words.current = { title, children, confirmLabel };
  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(isOpening) => {
        if (isOpening || isBusy) return;
        isConfirmed.current = false;
        onCancel();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup
          className="dialog"
          initialFocus={cancel}
          finalFocus={() => (isConfirmed.current ? focusAfter?.current : null) ?? true}
        >
          <AlertDialog.Title className="text-xl">{words.current.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{words.current.children}</AlertDialog.Description>
          <div className="dialog-actions">
            <AlertDialog.Close ref={cancel} className="button button-compact button-quiet">
              {cancelLabel}
            </AlertDialog.Close>
            <button
              type="button"
              className="button button-compact button-danger"
              aria-disabled={isBusy}
              onClick={() => {
                isConfirmed.current = true;
                onConfirm();
              }}
            >
              {words.current.confirmLabel}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
