/** Asks for confirmation before pages leave the site for the trash. */
import type { RefObject } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import type { PageEntry } from '../page-api.ts';
import { useRemovePages } from '../page-queries.ts';

interface DeletePagesDialogProps {
  /** An empty list keeps the dialog closed. */
  pages: readonly PageEntry[];
  onClose: () => void;
  onDeleted: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

export function DeletePagesDialog({ pages, onClose, onDeleted, focusAfter }: DeletePagesDialogProps) {
  const remove = useRemovePages();
  const isOpen = pages.length > 0;

  const confirm = () => {
    if (!isOpen) return;
    onClose();
    onDeleted();
    remove.mutate(pages.map(({ id }) => id));
  };

  const [first] = pages;
  const count = pages.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={count === 1 ? 'Deletar esta página?' : `Deletar ${count} páginas?`}
      confirmLabel="Deletar"
      onConfirm={confirm}
      onCancel={onClose}
      focusAfter={focusAfter}
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
