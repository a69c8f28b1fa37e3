/** Adding an authenticator app, in three steps on one card: a name, the key, the first code. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../field.tsx';
import { CodeForm } from '../login/code-form.tsx';
import { useForgetSessions } from './active-session-queries.ts';
import { type NewFactor, useAbandonFactor, useBeginFactor, useForgetFactors } from './factor-queries.ts';
import { NewFactorKey } from './new-factor-key.tsx';
import { securityNotices } from './security-notices.ts';

interface AddFactorProps {
  /** Whether the account has a second factor already. */
  hasOne: boolean;
  onDone: () => void;
}

export function AddFactor({ hasOne, onDone }: AddFactorProps) {
  const [isNaming, setIsNaming] = useState(false);
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const abandon = useAbandonFactor();
  const forgetFactors = useForgetFactors();
  const forgetSessions = useForgetSessions();

  const cancel = () => {
    if (factor !== null) abandon(factor.id);
    setFactor(null);
    setIsNaming(false);
    onDone();
  };
  const finish = () => {
    setFactor(null);
    setIsNaming(false);
    securityNotices.factorAdded();
    void forgetFactors();
    void forgetSessions();
    onDone();
  };

  if (factor !== null) {
    return (
      <section className="step" aria-labelledby="new-factor">
        <NewFactorKey factor={factor} />
        <CodeForm
          factorId={factor.id}
          challengeId={null}
          label="Código que o aplicativo mostra"
          hint="Seis números, novos a cada 30 segundos."
          submitLabel="Confirmar"
          onConfirmed={finish}
          onRefused={(code) => {
            if (code === 'mfa_factor_not_found') cancel();
          }}
        >
          <CancelButton onClick={cancel} />
        </CodeForm>
      </section>
    );
  }
  if (isNaming) return <NameFactor onBegun={setFactor} onCancel={cancel} />;
  return (
    <>
      {!hasOne && <p className="font-semibold">Nenhum segundo fator: hoje sua senha basta para entrar.</p>}
      <button
        type="button"
        className={`button button-compact w-full ${hasOne ? 'button-quiet' : 'button-amber'}`}
        onClick={() => setIsNaming(true)}
      >
        {hasOne ? 'Adicionar outro aplicativo' : 'Adicionar aplicativo autenticador'}
      </button>
    </>
  );
}

interface NameFactorProps {
  onBegun: (factor: NewFactor) => void;
  onCancel: () => void;
}

const nameMaxLength = 60;

function NameFactor({ onBegun, onCancel }: NameFactorProps) {
  const begin = useBeginFactor();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  useEffect(() => field.current?.focus(), []);

  const refuse = (text: string) => {
    setError(text);
    field.current?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (begin.isPending) return;
    const name = field.current?.value.trim() ?? '';
    if (name === '') return refuse('Dê um nome, para reconhecê-lo na lista.');
    setError(undefined);
    const result = await begin.mutateAsync(name);
    if (result.ok) return onBegun(result.data);
    if (result.code === 'mfa_factor_name_conflict')
      return refuse('Já existe um segundo fator com este nome.');
    securityNotices.failed(result.code);
  };

  return (
    <form className="step" method="post" noValidate onSubmit={submit}>
      <Field id="factor-name" label="Nome do aparelho" hint="Por exemplo: Celular da Ana." error={error}>
        {(described) => (
          <input
            {...described}
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
      <CancelButton onClick={onCancel} />
    </form>
  );
}

function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button button-compact button-quiet w-full" onClick={onClick}>
      Cancelar
    </button>
  );
}
