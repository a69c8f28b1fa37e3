/** Asks before a second factor is taken away. */
import { type RefObject, useRef } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { type FactorEntry, useRemoveFactor } from './factor-queries.ts';
import { securityNotices } from './security-notices.ts';

interface RemoveFactorDialogProps {
  /** Null keeps the dialog closed. */
  factor: FactorEntry | null;
  isLast: boolean;
  onClose: () => void;
  /** Where the focus goes when the entry that opened the dialog is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function RemoveFactorDialog({ factor, isLast, onClose, focusAfter }: RemoveFactorDialogProps) {
  const remove = useRemoveFactor();
  const isRemoved = useRef(false);
  // The words stay while the dialog fades.
  const shown = useRef({ factor, isLast });
  if (factor !== null) shown.current = { factor, isLast };

  const confirm = async () => {
    if (factor === null || remove.isPending) return;
    const result = await remove.mutateAsync(factor.id);
    isRemoved.current = result.ok;
    onClose();
    if (result.ok) securityNotices.factorRemoved();
    else securityNotices.failed(result.code);
  };

  return (
    <ConfirmDialog
      isOpen={factor !== null}
      title="Remover este segundo fator?"
      confirmLabel={remove.isPending ? 'Removendo...' : 'Remover'}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      focusAfter={() => (isRemoved.current ? focusAfter : null)}
    >
      Os códigos de <strong className="wrap-anywhere">{shown.current.factor?.name}</strong> deixam de valer
      agora.{' '}
      {shown.current.isLast
        ? 'É o único: depois disso, a senha sozinha abre o painel.'
        : 'As sessões abertas com ele, talvez esta, pedem o código de outro.'}
    </ConfirmDialog>
  );
}
