/** A label, its field and a note, connected for screen readers. */
import type { ReactNode } from 'react';

interface InputProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface FieldProps {
  id: string;
  label: string;
  /** Replaces the hint, so that the layout does not move. */
  error: string | undefined;
  hint?: ReactNode;
  children: (inputProps: InputProps) => ReactNode;
}

export function Field({ id, label, error, hint, children }: FieldProps) {
  const noteId = `${id}-note`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': noteId })}
      <p id={noteId} className={error === undefined ? 'field-hint' : 'field-error'}>
        {error ?? hint}
      </p>
    </div>
  );
}
