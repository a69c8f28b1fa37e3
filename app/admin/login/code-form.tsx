/** A code and what sends it: Enter or the button. A refused code stays in the field, selected, to be typed over. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useBackend } from '../backend-context.tsx';
import { clearNotices, notices } from '../notices.ts';
import { CodeField } from './code-field.tsx';
import { codeRefusalText, confirmCode, isCodeShaped } from './second-factor.ts';

interface CodeFormProps {
  factorId: string;
  /** Of the message that brought the code; null for an app. */
  challengeId: string | null;
  label: string;
  hint?: string;
  submitLabel: string;
  /** Whether the field takes the focus at once; not where there is something to see or do first. */
  isFirst?: boolean;
  onConfirmed: () => void;
  onRefused?: (code: string) => void;
  /** What stands beside the sending button. */
  children?: ReactNode;
}

export function CodeForm({
  factorId,
  challengeId,
  label,
  hint,
  submitLabel,
  isFirst = false,
  onConfirmed,
  onRefused,
  children,
}: CodeFormProps) {
  const backend = useBackend();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  // Another factor or another message asks for another code.
  useEffect(() => {
    if (field.current === null) return;
    field.current.value = '';
    if (isFirst) field.current.focus();
    setError(null);
  }, [factorId, challengeId, isFirst]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    if (isBusy || input === null) return;
    clearNotices();
    const code = input.value;
    if (!isCodeShaped(code)) {
      setError('Digite os seis números do código.');
      return input.focus();
    }
    setIsBusy(true);
    setError(null);
    const result = await confirmCode(backend().auth, { factorId, challengeId, code });
    setIsBusy(false);
    if (result.ok) return onConfirmed();
    const refusal = codeRefusalText(result.code);
    notices.codeRefused(refusal);
    setError(refusal.text);
    input.focus();
    input.select();
    // On a phone the toast would lie over it.
    input.scrollIntoView({ block: 'center' });
    onRefused?.(result.code);
  };

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <CodeField ref={field} label={label} hint={hint ?? ''} error={error} isReadOnly={isBusy} />
      <button type="submit" className="button button-amber w-full" aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? 'Verificando...' : submitLabel}
      </button>
      {children}
    </form>
  );
}
