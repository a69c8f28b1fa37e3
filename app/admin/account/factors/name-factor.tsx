/** The first step of adding an authenticator app: naming it, so that its owner recognises it in the list. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { securityNotices } from '../security-notices.ts';
import { CancelButton } from './cancel-button.tsx';
import type { UnverifiedFactor } from './factor-calls.ts';
import { useAbandonFactor, useBeginFactor } from './factor-queries.ts';

interface NameFactorProps {
  onBegun: (factor: UnverifiedFactor) => void;
  onCancel: () => void;
}

const nameMaxLength = 60;

export function NameFactor({ onBegun, onCancel }: NameFactorProps) {
  const begin = useBeginFactor();
  const abandon = useAbandonFactor();
  const isCancelled = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  useEffect(() => field.current?.focus(), []);

  const showError = (text: string) => {
    setError(text);
    field.current?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (begin.isPending) return;
    const name = field.current?.value.trim() ?? '';
    if (name === '') return showError('Dê um nome, para reconhecê-lo na lista.');
    setError(undefined);
    const result = await begin.mutateAsync(name);
    if (isCancelled.current) {
      if (result.ok) abandon(result.value.id);
      return;
    }
    if (result.ok) return onBegun(result.value);
    if (result.failure.code === 'mfa_factor_name_conflict')
      return showError('Já existe um segundo fator com este nome.');
    securityNotices.failed(result.failure);
  };

  const cancel = () => {
    isCancelled.current = true;
    onCancel();
  };

  return (
    <form className="step" method="post" noValidate onSubmit={submit}>
      <Field id="factor-name" label="Nome do aparelho" hint="Por exemplo: Celular da Ana." error={error}>
        {(inputProps) => (
          <input
            {...inputProps}
            ref={field}
            type="text"
            autoComplete="off"
            maxLength={nameMaxLength}
            readOnly={begin.isPending}
          />
        )}
      </Field>
      <button
        type="submit"
        className="button button-amber w-full"
        aria-disabled={begin.isPending}
        aria-busy={begin.isPending}
      >
        {begin.isPending ? 'Preparando...' : 'Continuar'}
      </button>
      <CancelButton onClick={cancel} />
    </form>
  );
}
