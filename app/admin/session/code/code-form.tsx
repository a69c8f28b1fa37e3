/**
 * A field for a code, with its button. Six digits are sent automatically. A refused code stays in the field and is
 * selected, so that typing replaces it.
 */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { clearNotices } from '../../parts/notices.ts';
import { useBackend } from '../backend-context.tsx';
import type { CallFailure } from '../call-failure.ts';
import { codeFailureText } from './code-failure-text.ts';
import { CodeField } from './code-field.tsx';
import { confirmCode, isCodeShaped } from './confirm-code.ts';

interface CodeFormProps {
  factorId: string;
  /** The challenge of a code sent by message; null for an authenticator app. */
  challengeId: string | null;
  label: string;
  hint: string;
  submitLabel: string;
  /** True to focus the field at once. Left out where there is something to read or do before the code. */
  takesFocus?: boolean;
  onConfirmed: () => void;
  onRefused?: (failure: CallFailure) => void;
  /** Shown below the button. */
  children?: ReactNode;
}

export function CodeForm({
  factorId,
  challengeId,
  label,
  hint,
  submitLabel,
  takesFocus = false,
  onConfirmed,
  onRefused,
  children,
}: CodeFormProps) {
  const backend = useBackend();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  // Another factor or another message needs another code.
  useEffect(() => {
    if (field.current === null) return;
    field.current.value = '';
    if (takesFocus) field.current.focus();
    setError(null);
  }, [factorId, challengeId, takesFocus]);

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
    const { title, text } = codeFailureText(result.failure, 'confirmar');
    setError(`${title}. ${text}`);
    input.focus();
    input.select();
    onRefused?.(result.failure);
  };

  /** Called only on a change, so a refused code that stays in the field is not sent again. */
  const submitWhenComplete = (event: FormEvent<HTMLInputElement>) => {
    const { form, value } = event.currentTarget;
    if (isCodeShaped(value)) form?.requestSubmit();
  };

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <CodeField
        ref={field}
        label={label}
        hint={hint}
        error={error}
        isReadOnly={isBusy}
        onInput={submitWhenComplete}
      />
      <button type="submit" className="button button-amber w-full" aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? 'Verificando...' : submitLabel}
      </button>
      {children}
    </form>
  );
}
