/** Asks for the name of a version. A version with a name is kept for ever. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFormFocus } from '../../parts/use-form-focus.ts';

interface NameFormProps {
  /** The current name; blank for none. */
  name: string;
  /** A sentence on what a blank name means; null if it is not accepted. */
  whenBlank: string | null;
  isBusy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

const maxLength = 100;

export function NameForm({ name, whenBlank, isBusy, onSave, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isBlankRefused, setIsBlankRefused] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFormFocus(input);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim() === '' && whenBlank === null) setIsBlankRefused(true);
    else onSave(typed.trim());
  };

  return (
    <form className="name-form field" noValidate onSubmit={submit}>
      <label htmlFor={id}>Nome da versão</label>
      <input
        id={id}
        ref={input}
        type="text"
        autoComplete="off"
        maxLength={maxLength}
        aria-invalid={isBlankRefused}
        aria-describedby={`${id}-note`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsBlankRefused(false);
        }}
      />
      <p id={`${id}-note`} className={isBlankRefused ? 'field-error' : 'field-hint'} role="status">
        {isBlankRefused
          ? 'Escreva um nome.'
          : ['Com nome, a versão fica para sempre.', whenBlank].filter((text) => text !== null).join(' ')}
      </p>
      <div className="form-actions">
        <button type="submit" className="button button-compact button-amber" aria-disabled={isBusy}>
          {isBusy ? 'Guardando...' : 'Guardar'}
        </button>
        <button type="button" className="button button-compact button-quiet" onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </form>
  );
}
