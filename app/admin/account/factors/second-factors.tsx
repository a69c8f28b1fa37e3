/** The account's second factors: the list, ways to add and remove one, and help when one is lost. */
import { useRef, useState } from 'react';
import { formatDate } from '../../../ui/format.ts';
import { clearNotices } from '../../parts/notices.ts';
import { ListState } from '../list-state.tsx';
import { SecurityCard } from '../security-card.tsx';
import { AddFactor } from './add-factor.tsx';
import type { FactorEntry } from './factor-calls.ts';
import { useFactors } from './factor-queries.ts';
import { LostPhone } from './lost-phone.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';

export function SecondFactors({ administratorId }: { administratorId: string }) {
  const factors = useFactors(administratorId);
  const [toRemove, setToRemove] = useState<FactorEntry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = factors;

  const askBeforeRemoving = (factor: FactorEntry) => {
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
                onClick={() => askBeforeRemoving(factor)}
              >
                Remover
                <span className="sr-only"> {factor.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && (
        <AddFactor hasFactor={data.length > 0} onDone={() => heading.current?.focus()} />
      )}
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
