/** Asks before a second factor is taken away. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type RefObject, useRef } from 'react';
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
  const cancel = useRef<HTMLButtonElement>(null);
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
    <AlertDialog.Root
      open={factor !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen && !remove.isPending) onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup
          className="dialog"
          initialFocus={cancel}
          finalFocus={() => (isRemoved.current ? focusAfter.current : true)}
        >
          <AlertDialog.Title className="text-xl">Remover este segundo fator?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">
            Os códigos de <strong className="wrap-anywhere">{shown.current.factor?.name}</strong> deixam de
            valer agora.{' '}
            {shown.current.isLast
              ? 'É o único: depois disso, a senha sozinha abre o painel.'
              : 'As sessões abertas com ele, talvez esta, pedem o código de outro.'}
          </AlertDialog.Description>
          <div className="mt-5 grid gap-3 md:flex md:justify-end">
            <button
              type="button"
              className="button button-compact button-danger md:order-1"
              aria-disabled={remove.isPending}
              onClick={() => void confirm()}
            >
              {remove.isPending ? 'Removendo...' : 'Remover'}
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
