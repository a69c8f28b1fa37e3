/** Dialogs and toasts, each opened by its button. */
import { useEffect, useState } from 'react';
import { SeveralTitlesDialog } from '../../admin/creation/generator/several-titles-dialog.tsx';
import { ConfirmDialog } from '../../admin/parts/confirm-dialog.tsx';
import { notices } from '../../admin/parts/notices.ts';
import { Specimen } from '../specimen.tsx';

type OpenDialog = 'question' | 'busy' | 'choice' | null;

export default function DialogParts() {
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <>
      {/* A press before hydration would be lost. */}
      <fieldset disabled={!isHydrated}>
        <Specimen name="Dialogs">
          <Opener name="Question" onClick={() => setOpen('question')} />
          <Opener name="Busy question" onClick={() => setOpen('busy')} />
          <Opener name="Choice" onClick={() => setOpen('choice')} />
        </Specimen>
        <Specimen name="Toasts">
          <Opener name="Confirmation" onClick={() => notices.pageSaved()} />
          <Opener name="Refusal" onClick={() => notices.fieldsMissing()} />
        </Specimen>
      </fieldset>
      <ConfirmDialog
        isOpen={open === 'question' || open === 'busy'}
        title="Deletar esta página?"
        confirmLabel={open === 'busy' ? 'Deletando...' : 'Deletar'}
        isBusy={open === 'busy'}
        onConfirm={close}
        onCancel={close}
      >
        <strong>Motor de portão em Moema</strong> sai do site agora e fica 30 dias na Lixeira, de onde você
        pode trazê-la de volta.
      </ConfirmDialog>
      <SeveralTitlesDialog
        titles={open === 'choice' ? ['Motor de portão em Moema', 'Conserto na Lapa'] : null}
        onFirst={close}
        onAll={close}
        onClose={close}
      />
    </>
  );
}

function Opener({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="button button-compact button-quiet"
      style={{ marginInlineEnd: '0.75rem' }}
      onClick={onClick}
    >
      {name}
    </button>
  );
}
