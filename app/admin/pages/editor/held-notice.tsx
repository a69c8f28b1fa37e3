/** Shown when the gate has held a text back. An author who writes a reason can publish it anyway. */
import { useId, useState } from 'react';

interface HeldNoticeProps {
  /** The reason, as the service words it. */
  reason: string;
  isBusy: boolean;
  onPublish: (overrideReason: string) => void;
}

const maxLength = 200;

export function HeldNotice({ reason, isBusy, onPublish }: HeldNoticeProps) {
  const [typed, setTyped] = useState('');
  const [isBlankRefused, setIsBlankRefused] = useState(false);
  const id = useId();

  const publish = () => {
    if (isBusy) return;
    if (typed.trim() === '') setIsBlankRefused(true);
    else onPublish(typed.trim());
  };

  return (
    <div className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">Retida: esta página não foi publicada.</p>
      <p className="wrap-anywhere text-muted">{reason} Mude o texto e publique de novo.</p>
      <div className="field mt-3">
        <label htmlFor={id}>Ou diga por que publicar assim mesmo</label>
        <textarea
          id={id}
          rows={2}
          maxLength={maxLength}
          aria-invalid={isBlankRefused}
          aria-describedby={`${id}-note`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsBlankRefused(false);
          }}
        />
        <p id={`${id}-note`} className={isBlankRefused ? 'field-error' : 'field-hint'}>
          {isBlankRefused ? 'Escreva o motivo.' : 'O motivo fica guardado na versão da página.'}
        </p>
      </div>
      <button
        type="button"
        className="button button-compact button-quiet mt-3"
        aria-disabled={isBusy}
        onClick={publish}
      >
        Publicar assim mesmo
      </button>
    </div>
  );
}
