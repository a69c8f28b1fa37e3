/** Asks for confirmation before a second factor is removed. */
import type { RefObject } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { securityNotices } from '../security-notices.ts';
import type { FactorEntry } from './factor-calls.ts';
import { useRemoveFactor } from './factor-queries.ts';

interface RemoveFactorDialogProps {
  /** Null keeps the dialog closed. */
  factor: FactorEntry | null;
  isLast: boolean;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

export function RemoveFactorDialog({ factor, isLast, onClose, focusAfter }: RemoveFactorDialogProps) {
  const remove = useRemoveFactor();

  const confirm = async () => {
    if (factor === null || remove.isPending) return;
    const result = await remove.mutateAsync(factor.id);
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
      onCancel={onClose}
      focusAfter={focusAfter}
    >
      Os códigos de <strong className="wrap-anywhere">{factor?.name}</strong> deixam de valer agora.{' '}
      {isLast
        ? 'É o único: depois disso, a senha sozinha abre o painel.'
        : 'As sessões abertas com ele, talvez esta, pedem o código de outro.'}
    </ConfirmDialog>
  );
}
