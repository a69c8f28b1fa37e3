import type { FormEventHandler, Ref } from 'react';

interface CodeFieldProps {
  label: string;
  hint: string;
  /** Replaces the hint. */
  error: string | null;
  isReadOnly: boolean;
  onInput?: FormEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** One field for six digits. It accepts a pasted code with spaces, and the code a phone suggests from its messages. */
export function CodeField({ label, hint, error, isReadOnly, onInput, ref }: CodeFieldProps) {
  return (
    <div className="field">
      <label htmlFor="code">{label}</label>
      <input
        ref={ref}
        id="code"
        name="code"
        type="text"
        className="code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        // Six digits and the spaces apps put between them.
        maxLength={16}
        readOnly={isReadOnly}
        onInput={onInput}
        aria-invalid={error !== null}
        aria-describedby="code-note"
      />
      <p
        id="code-note"
        aria-live="polite"
        className={`${error === null ? 'field-hint' : 'field-error'} note-room`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
