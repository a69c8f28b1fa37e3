import { type ComponentProps, useState } from 'react';

interface PasswordFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** Completes the label of the button: 'Mostrar senha atual'. */
  toggleLabel: string;
  hint?: string | undefined;
  /** Replaces the hint, in the lines that are reserved below the field. */
  error: string | null;
}

/**
 * The button is named by its text. With an `aria-label` such as 'Mostrar senha', a search for the label 'Senha', as in the
 * tests, would find the button too.
 */
export function PasswordField({ id, label, toggleLabel, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const noteId = `${id}-note`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className="pr-24"
          spellCheck={false}
          // Not allowed on a password input.
          autoCapitalize={isShown ? 'none' : undefined}
          aria-invalid={error !== null}
          aria-describedby={noteId}
        />
        <button
          type="button"
          className="field-button"
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Ocultar' : 'Mostrar'}
          <span className="sr-only"> {toggleLabel}</span>
        </button>
      </div>
      <p id={noteId} className={`${error === null ? 'field-hint' : 'field-error'} note-room`}>
        {error ?? hint}
      </p>
    </div>
  );
}
