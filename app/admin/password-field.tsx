import { type ComponentProps, useState } from 'react';

interface PasswordFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** What the button shows and hides, in the words of its label. */
  what: string;
  hint?: string | undefined;
  /** Shown below in place of the hint; its line is kept free, so that nothing moves. */
  error: string | null;
}

/** The button's name is its text, which says what a press does; an aria-label would make it a second "Senha". */
export function PasswordField({ id, label, what, hint, error, ...input }: PasswordFieldProps) {
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
          // Of no meaning, and not allowed, while the text is hidden.
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
          <span className="sr-only"> {what}</span>
        </button>
      </div>
      <p id={noteId} className={`${error === null ? 'field-hint' : 'field-error'} min-h-6`}>
        {error ?? hint}
      </p>
    </div>
  );
}
