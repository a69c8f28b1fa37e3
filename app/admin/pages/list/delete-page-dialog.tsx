/** Asks for confirmation before a page leaves the site for the trash. */
import { type RefObject, useRef } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import type { PageEntry } from '../page-api.ts';
import { useRemovePage } from '../page-queries.ts';

interface DeletePageDialogProps {
  /** Null keeps the dialog closed. */
  page: PageEntry | null;
  onClose: () => void;
  /** Focused after a deletion, because the entry that opened the dialog is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function DeletePageDialog({ page, onClose, focusAfter }: DeletePageDialogProps) {
  const remove = useRemovePage();
  const isConfirmed = useRef(false);
  // Keeps the text while the dialog fades out.
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
      <strong>{shown.current?.title}</strong> sai do site agora e fica 30 dias na Lixeira, de onde você pode
      trazê-la de volta.
    </ConfirmDialog>
  );
}
