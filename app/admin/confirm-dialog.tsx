/** Asks before something that cannot be taken back. It opens with the focus on the answer that changes nothing. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What it means. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** While what was confirmed is still under way. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Where the focus goes afterwards; null for where it came from. */
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
      onOpenChange={(opens) => {
        if (!opens && !isBusy) onCancel();
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
          <div className="mt-5 grid gap-3 md:flex md:justify-end">
            <button
              type="button"
              className="button button-compact button-danger md:order-1"
              aria-disabled={isBusy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </button>
            <AlertDialog.Close ref={cancel} className="button button-compact button-quiet">
              {cancelLabel}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
