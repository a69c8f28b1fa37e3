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
  /** Returns the element to focus afterwards; null for the one that had the focus before. */
  focusAfter?: () => RefObject<HTMLElement | null> | null;
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
  focusAfter = () => null,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(isOpening) => {
        if (!isOpening && !isBusy) onCancel();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup
          className="dialog"
          initialFocus={cancel}
          finalFocus={() => focusAfter()?.current ?? true}
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{children}</AlertDialog.Description>
          <div className="dialog-actions">
            <AlertDialog.Close ref={cancel} className="button button-compact button-quiet">
              {cancelLabel}
            </AlertDialog.Close>
            <button
              type="button"
              className="button button-compact button-danger"
              aria-disabled={isBusy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
