/** A label, its field and what there is to say about it, tied together for every reader. */
import type { ReactNode } from 'react';

interface DescribedField {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface FieldProps {
  id: string;
  label: string;
  /** Takes the place of the hint, so that nothing moves. */
  error: string | undefined;
  hint?: ReactNode;
  children: (described: DescribedField) => ReactNode;
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
