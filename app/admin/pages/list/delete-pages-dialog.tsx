/** Asks for confirmation before pages leave the site for the trash. */
import { type RefObject, useRef } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import type { PageEntry } from '../page-api.ts';
import { useRemovePages } from '../page-queries.ts';

interface DeletePagesDialogProps {
  /** An empty list keeps the dialog closed. */
  pages: readonly PageEntry[];
  onClose: () => void;
  onDeleted: () => void;
  /** Focused after a deletion, because the entry that opened the dialog is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function DeletePagesDialog({ pages, onClose, onDeleted, focusAfter }: DeletePagesDialogProps) {
  const remove = useRemovePages();
  const isOpen = pages.length > 0;
  const isConfirmed = useRef(false);
  // Keeps the text while the dialog fades out.
  const shown = useRef(pages);
  if (isOpen) {
    shown.current = pages;
    isConfirmed.current = false;
  }

  const confirm = () => {
    if (!isOpen) return;
    isConfirmed.current = true;
    onClose();
    onDeleted();
    remove.mutate(pages.map(({ id }) => id));
  };

  const [first] = shown.current;
  const count = shown.current.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={count === 1 ? 'Deletar esta página?' : `Deletar ${count} páginas?`}
      confirmLabel="Deletar"
      onConfirm={confirm}
      onCancel={onClose}
      focusAfter={() => (isConfirmed.current ? focusAfter : null)}
    >
      {count === 1 ? (
        <>
          <strong>{first?.title}</strong> sai do site agora e fica 30 dias na Lixeira, de onde você pode
          trazê-la de volta.
        </>
      ) : (
        'Elas saem do site agora e ficam 30 dias na Lixeira, de onde você pode trazê-las de volta.'
      )}
    </ConfirmDialog>
  );
}
