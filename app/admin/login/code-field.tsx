import type { Ref } from 'react';

interface CodeFieldProps {
  label: string;
  hint?: string;
  /** Takes the place of the hint. */
  error: string | null;
  isReadOnly: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Six digits in one field: it takes what is pasted, spaces and all, and what a phone offers from its messages. */
export function CodeField({ label, hint, error, isReadOnly, ref }: CodeFieldProps) {
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
        aria-invalid={error !== null}
        aria-describedby="code-note"
      />
      <p id="code-note" aria-live="polite" className={error === null ? 'field-hint' : 'field-error'}>
        {error ?? hint}
      </p>
    </div>
  );
}
