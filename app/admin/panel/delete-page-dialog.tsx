/** Asks before a page is taken off the site for good. */
import { type RefObject, useRef } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
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
    <ConfirmDialog
      isOpen={page !== null}
      title="Deletar esta página?"
      confirmLabel="Deletar"
      onConfirm={confirm}
      onCancel={onClose}
      focusAfter={() => (isConfirmed.current ? focusAfter : null)}
    >
      <strong>{shown.current?.title}</strong> sai do site agora, e o endereço{' '}
      <span className="wrap-anywhere">/{shown.current?.slug}</span> deixa de existir. Não há como desfazer.
    </ConfirmDialog>
  );
}
