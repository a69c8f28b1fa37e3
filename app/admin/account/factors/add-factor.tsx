/** Adds an authenticator app, in three steps on one card: a name, the key, the first code. */
import { useState } from 'react';
import { CodeForm } from '../../session/code/code-form.tsx';
import { securityNotices } from '../security-notices.ts';
import { useRefetchSessions } from '../sessions/session-queries.ts';
import { CancelButton } from './cancel-button.tsx';
import type { UnverifiedFactor } from './factor-calls.ts';
import { useAbandonFactor, useRefetchFactors } from './factor-queries.ts';
import { NameFactor } from './name-factor.tsx';
import { NewFactorKey } from './new-factor-key.tsx';

interface AddFactorProps {
  /** Whether the account already has a second factor. */
  hasFactor: boolean;
  onDone: () => void;
}

export function AddFactor({ hasFactor, onDone }: AddFactorProps) {
  const [isNaming, setIsNaming] = useState(false);
  const [factor, setFactor] = useState<UnverifiedFactor | null>(null);
  const abandon = useAbandonFactor();
  const refetchFactors = useRefetchFactors();
  const refetchSessions = useRefetchSessions();

  const close = () => {
    setFactor(null);
    setIsNaming(false);
    onDone();
  };
  const cancel = () => {
    if (factor !== null) abandon(factor.id);
    close();
  };
  const finish = () => {
    securityNotices.factorAdded();
    void refetchFactors();
    void refetchSessions();
    close();
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
          onRefused={({ code }) => {
            if (code !== 'mfa_factor_not_found') return;
            securityNotices.factorNotAdded();
            close();
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
      {!hasFactor && <p className="font-semibold">Nenhum segundo fator: hoje sua senha basta para entrar.</p>}
      <button
        type="button"
        className={`button w-full ${hasFactor ? 'button-compact button-quiet' : 'button-amber'}`}
        onClick={() => setIsNaming(true)}
      >
        {hasFactor ? 'Adicionar outro aplicativo' : 'Adicionar aplicativo autenticador'}
      </button>
    </>
  );
}
