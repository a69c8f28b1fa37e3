/** Asks for confirmation before a second factor is removed. */
import { type RefObject, useRef } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { securityNotices } from '../security-notices.ts';
import type { FactorEntry } from './factor-calls.ts';
import { useRemoveFactor } from './factor-queries.ts';

interface RemoveFactorDialogProps {
  /** Null keeps the dialog closed. */
  factor: FactorEntry | null;
  isLast: boolean;
  onClose: () => void;
  /** Focused after a removal, because the entry that opened the dialog is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

export function RemoveFactorDialog({ factor, isLast, onClose, focusAfter }: RemoveFactorDialogProps) {
  const remove = useRemoveFactor();
  const isRemoved = useRef(false);
  // Keeps the text while the dialog fades out.
  const shown = useRef({ factor, isLast });
  if (factor !== null) shown.current = { factor, isLast };

  const cancel = () => {
    // An earlier removal must not decide where the focus goes.
    isRemoved.current = false;
    onClose();
  };

  const confirm = async () => {
    if (factor === null || remove.isPending) return;
    const result = await remove.mutateAsync(factor.id);
    isRemoved.current = result.ok;
    onClose();
    if (result.ok) securityNotices.factorRemoved();
    else securityNotices.failed(result.failure);
  };

  return (
    <ConfirmDialog
      isOpen={factor !== null}
      title="Remover este segundo fator?"
      confirmLabel={remove.isPending ? 'Removendo...' : 'Remover'}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={cancel}
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
