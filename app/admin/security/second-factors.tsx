/** What confirms a sign-in beside the password: which there are, one more, one less, and what to do when one is lost. */
import { useRef, useState } from 'react';
import { formatDate } from '../../ui/format.ts';
import { clearNotices } from '../notices.ts';
import { AddFactor } from './add-factor.tsx';
import { type FactorEntry, useFactors } from './factor-queries.ts';
import { ListState } from './list-state.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { SecurityCard } from './security-card.tsx';

export function SecondFactors({ administratorId }: { administratorId: string }) {
  const factors = useFactors(administratorId);
  const [toRemove, setToRemove] = useState<FactorEntry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = factors;

  const ask = (factor: FactorEntry) => {
    clearNotices();
    setToRemove(factor);
  };

  return (
    <SecurityCard id="second-factors" title="Segundo fator" headingRef={heading}>
      <p className="text-sm text-muted">
        Além da senha, o login pede um código de seis números de um aplicativo autenticador, como Google
        Authenticator, Microsoft Authenticator ou Aegis. Quem descobre sua senha não entra sem ele.
      </p>
      <ListState query={factors} failure="Não foi possível carregar os segundos fatores." />
      {data !== undefined && data.length > 0 && (
        <ul className="record-list">
          {data.map((factor) => (
            <li key={factor.id}>
              <div className="min-w-0">
                <strong>{factor.name}</strong>
                <p>
                  {factor.isPhone ? 'Telefone' : 'Aplicativo'}, desde{' '}
                  <time dateTime={factor.addedAt}>{formatDate(factor.addedAt)}</time>
                </p>
              </div>
              <button
                type="button"
                className="button button-compact button-delete"
                onClick={() => ask(factor)}
              >
                Remover
                <span className="sr-only"> {factor.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && <AddFactor hasOne={data.length > 0} onDone={() => heading.current?.focus()} />}
      <LostPhone />
      <RemoveFactorDialog
        factor={toRemove}
        isLast={data?.length === 1}
        onClose={() => setToRemove(null)}
        focusAfter={heading}
      />
    </SecurityCard>
  );
}

function LostPhone() {
  return (
    <details className="plain-details">
      <summary>E se eu perder o celular?</summary>
      <div className="grid gap-2 pb-2 text-sm">
        <p>Adicione um segundo aparelho enquanto tem o primeiro: qualquer um deles serve para entrar.</p>
        <p>
          Sem nenhum, quem cuida do servidor roda o comando abaixo com o seu e-mail. Ele remove todos os
          segundos fatores e encerra todas as sessões; a senha continua a mesma.
        </p>
        <code className="secret-key wrap-anywhere">npm run cli -- admin reset-mfa EMAIL</code>
      </div>
    </details>
  );
}
