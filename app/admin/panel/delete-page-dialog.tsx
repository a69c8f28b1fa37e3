/** Asks before a page is taken off the site for good. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type RefObject, useRef } from 'react';
import type { PageEntry } from '../pages/page-api.ts';
import { useRemovePage } from '../pages/page-queries.ts';

interface DeletePageDialogProps {
  /** Null keeps the dialog closed. */
  page: PageEntry | null;
  onClose: () => void;
  /** Where the focus goes when the entry that opened the dialog is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function DeletePageDialog({ page, onClose, focusAfter }: DeletePageDialogProps) {
  const remove = useRemovePage();
  const isConfirmed = useRef(false);
  const cancel = useRef<HTMLButtonElement>(null);
  // The words stay while the dialog fades.
  const shown = useRef(page);
  if (page !== null) {
    shown.current = page;
    isConfirmed.current = false;
  }

  const confirm = () => {
    if (page === null) return;
    isConfirmed.current = true;
    onClose();
    remove.mutate(page.id);
  };

  return (
    <AlertDialog.Root
      open={page !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup
          className="dialog"
          initialFocus={cancel}
          finalFocus={() => (isConfirmed.current ? focusAfter.current : true)}
        >
          <AlertDialog.Title className="text-xl">Deletar esta página?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">
            <strong>{shown.current?.title}</strong> sai do site agora, e o endereço{' '}
            <span className="wrap-anywhere">/{shown.current?.slug}</span> deixa de existir. Não há como
            desfazer.
          </AlertDialog.Description>
          <div className="mt-5 grid gap-3 md:flex md:justify-end">
            <button
              type="button"
              className="button button-compact button-danger md:order-1"
              onClick={confirm}
            >
              Deletar
            </button>
            <AlertDialog.Close ref={cancel} className="button button-compact button-quiet">
              Cancelar
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
