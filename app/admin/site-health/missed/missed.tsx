/**
 * 'Endereços procurados': addresses that people requested and did not find
 * (docs/specification/administrator.md#site-health).
 */
import { useState } from 'react';
import { adminMeta } from '../../admin-meta.ts';
import { LoadMore } from '../../pages/list/load-more.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { FailedList, LoadingList } from '../list-notes.tsx';
import { SiteHealthHead } from '../site-health-head.tsx';
import { type MissedState, missedStates } from './missed-api.ts';
import { MissedEntry } from './missed-entry.tsx';
import { useMissed } from './missed-queries.ts';

export const meta = () => adminMeta('Endereços procurados');

export default function Missed() {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <SiteHealthHead title="Endereços procurados" />
          <p className="mt-5 max-w-prose text-muted">
            O que as pessoas pediram neste site e não acharam. Uma palavra digitada só entra aqui depois que
            gente de três redes a procurou em um dia.
          </p>
          <MissedList />
        </div>
      )}
    </RequireSession>
  );
}

const stateNames: Readonly<Record<MissedState, string>> = {
  open: 'Esperam por você',
  page: 'Com página em preparo',
  ignored: 'Ignorados',
  redirected: 'Já redirecionados',
};

const emptyTexts: Readonly<Record<MissedState, string>> = {
  open: 'Nenhum endereço espera por você. O que as pessoas pedirem e não acharem aparece aqui.',
  page: 'Toque em “Criar página” ao lado de um endereço para começar uma.',
  ignored: 'O que você ignorar fica guardado aqui.',
  redirected: 'O que você redirecionar fica guardado aqui.',
};

function MissedList() {
  const [state, setState] = useState<MissedState>('open');
  const missed = useMissed(state);
  const { data } = missed;
  return (
    <section aria-label="Endereços procurados" aria-busy={missed.isPending}>
      <div className="field page-search">
        <label htmlFor="missed-state">Mostrar</label>
        <select
          id="missed-state"
          value={state}
          onChange={({ target }) => {
            const chosen = missedStates.find((option) => option === target.value);
            if (chosen !== undefined) setState(chosen);
          }}
        >
          {missedStates.map((option) => (
            <option key={option} value={option}>
              {stateNames[option]}
            </option>
          ))}
        </select>
      </div>
      {missed.isPending && <LoadingList isTryingAgain={missed.failureCount > 0} />}
      {missed.isError && <FailedList onRetry={() => void missed.refetch()} />}
      {data?.entries.length === 0 && (
        <div className="notice-box">
          <p className="text-muted">{emptyTexts[state]}</p>
        </div>
      )}
      {data !== undefined && data.entries.length > 0 && (
        <ul className="address-list">
          {data.entries.map((missedPath) => (
            <MissedEntry key={missedPath.path} missed={missedPath} />
          ))}
        </ul>
      )}
      <LoadMore list={missed} />
    </section>
  );
}
