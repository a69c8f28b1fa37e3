/**
 * Asks which of several titles to generate (docs/specification/generator.md#content-generator). Escape does the same as
 * 'Voltar'.
 */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { AnsweredTitles } from '../answered-titles.tsx';

interface SeveralTitlesDialogProps {
  /** Null keeps the dialog closed. */
  titles: readonly string[] | null;
  onFirst: (title: string) => void;
  onAll: () => void;
  onClose: () => void;
}

export function SeveralTitlesDialog({ titles, onFirst, onAll, onClose }: SeveralTitlesDialogProps) {
  // Keeps the text while the dialog fades out.
  const shown = useRef(titles);
  const firstButton = useRef<HTMLButtonElement>(null);
  if (titles !== null) shown.current = titles;
  const [first = ''] = shown.current ?? [];

  const choose = (run: () => void) => () => {
    if (titles === null) return;
    onClose();
    run();
  };

  return (
    <AlertDialog.Root
      open={titles !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog dialog-choice" initialFocus={firstButton}>
          <AlertDialog.Title className="text-xl">
            {`Há ${shown.current?.length ?? 0} títulos na caixa`}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2">
            O primeiro é <strong className="wrap-anywhere">{first}</strong>: você confere o texto antes de
            salvar. Um por um, cada página é salva assim que fica pronta.
          </AlertDialog.Description>
          <AnsweredTitles titles={shown.current ?? []} />
          <div className="dialog-actions">
            <AlertDialog.Close className="button button-compact button-quiet">Voltar</AlertDialog.Close>
            <button type="button" className="button button-compact button-quiet" onClick={choose(onAll)}>
              Todos, um por um
            </button>
            <button
              ref={firstButton}
              type="button"
              className="button button-compact button-amber"
              onClick={choose(() => onFirst(first))}
            >
              Somente o primeiro
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
