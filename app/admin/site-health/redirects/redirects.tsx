/** 'Redirecionamentos': where old addresses lead (docs/specification/administrator.md#site-health). */
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { formatCount } from '../../../ui/format.ts';
import { adminMeta } from '../../admin-meta.ts';
import { LoadMore } from '../../pages/list/load-more.tsx';
import { useDebouncedValue } from '../../parts/use-debounced-value.ts';
import { RequireSession } from '../../session/require-session.tsx';
import { FailedList, LoadingList } from '../list-notes.tsx';
import { SiteHealthHead } from '../site-health-head.tsx';
import { ImportRedirects } from './import-redirects.tsx';
import { RedirectEntry } from './redirect-entry.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { useDownloadRedirects, useRedirects } from './redirects-queries.ts';

export const meta = () => adminMeta('Redirecionamentos');

/** 'Endereços procurados' links here with the address to redirect in the state of the location. */
const arrivalState = z.object({ from: z.string() });

export default function Redirects() {
  return <RequireSession>{() => <Screen />}</RequireSession>;
}

function Screen() {
  const location = useLocation();
  const arrival = arrivalState.safeParse(location.state);
  /** The old address to begin with; null while the form is closed. */
  const [newFrom, setNewFrom] = useState(arrival.data?.from ?? null);
  const csv = useDownloadRedirects();
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-16">
      <SiteHealthHead title="Redirecionamentos" />
      <p className="mt-5 max-w-prose text-muted">
        Para onde leva um endereço que não tem mais página. Se um dia uma página abrir ali, ela vale mais que
        o redirecionamento.
      </p>
      {newFrom !== null ? (
        <section className="address-section" aria-labelledby="novo-redirecionamento">
          <h2 id="novo-redirecionamento" className="text-xl">
            Novo redirecionamento
          </h2>
          <RedirectForm
            initial={{ from: newFrom, to: '', status: 301 }}
            isNew
            onDone={() => setNewFrom(null)}
          />
        </section>
      ) : (
        <div className="form-actions mt-4">
          <button type="button" className="button button-compact button-amber" onClick={() => setNewFrom('')}>
            Novo redirecionamento
          </button>
          <button
            type="button"
            className="button button-compact button-quiet"
            aria-disabled={csv.isPending}
            onClick={() => {
              if (!csv.isPending) csv.mutate();
            }}
          >
            Baixar planilha (CSV)
          </button>
        </div>
      )}
      <RedirectList />
      <ImportRedirects />
    </div>
  );
}

const debounceMs = 300;

function RedirectList() {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), debounceMs);
  const redirects = useRedirects(search);
  const { data } = redirects;
  return (
    <section aria-label="Lista de redirecionamentos" aria-busy={redirects.isFetching}>
      <search className="page-search field">
        <label htmlFor="redirect-search">Buscar redirecionamentos</label>
        <input
          id="redirect-search"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          aria-describedby="redirect-search-note"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id="redirect-search-note" className="field-hint" role="status">
          {data === undefined || redirects.isPlaceholderData
            ? 'Parte do endereço antigo ou do novo.'
            : countText(data.total, search)}
        </p>
      </search>
      {redirects.isPending && <LoadingList isTryingAgain={redirects.failureCount > 0} />}
      {redirects.isError && <FailedList onRetry={() => void redirects.refetch()} />}
      {data !== undefined && data.entries.length > 0 && (
        <ul className="address-list">
          {data.entries.map((redirect) => (
            <RedirectEntry key={redirect.from} redirect={redirect} />
          ))}
        </ul>
      )}
      <LoadMore list={redirects} />
    </section>
  );
}

function countText(total: number, search: string): string {
  const where = search === '' ? '' : ` com “${search}”`;
  if (total === 0) return search === '' ? 'Nenhum redirecionamento ainda.' : `Nada encontrado${where}.`;
  return total === 1 ? `1 redirecionamento${where}.` : `${formatCount(total)} redirecionamentos${where}.`;
}
