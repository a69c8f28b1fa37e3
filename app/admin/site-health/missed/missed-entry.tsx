/** An address that was not found: how often it was requested, pages that may have been meant, and what to do about it. */
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { formatCount, formatMoment } from '../../../ui/format.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { clearNotices } from '../../parts/notices.ts';
import { shownPath } from '../shown-path.ts';
import type { MissedPath } from './missed-api.ts';
import { useIgnoreMissed, useRedirectMissed, useReopenMissed, useStartPage } from './missed-queries.ts';

export function MissedEntry({ missed }: { missed: MissedPath }) {
  const { path, state, suggestions } = missed;
  const redirect = useRedirectMissed();
  const create = useStartPage();
  const ignore = useIgnoreMissed();
  const reopen = useReopenMissed();
  const isBusy = [redirect, create, ignore, reopen].some(({ isPending }) => isPending);
  const unlessBusy = (action: () => void) => {
    if (isBusy) return;
    clearNotices();
    action();
  };
  const shown = shownPath(path);
  const about = <span className="sr-only"> {shown}</span>;
  const isRedirected = state === 'redirected';
  return (
    <ListRow
      name={<strong>{shown}</strong>}
      facts={[isRedirected ? 'Quem pede este endereço já chega a outro.' : '', ...requestFacts(missed)]}
      actions={
        !isRedirected && (
          <>
            {state !== 'page' && (
              <QuietButton isBusy={isBusy} onClick={() => unlessBusy(() => create.mutate(path))}>
                Criar página{about}
              </QuietButton>
            )}
            {state === 'open' ? (
              <QuietButton isBusy={isBusy} onClick={() => unlessBusy(() => ignore.mutate(path))}>
                Ignorar{about}
              </QuietButton>
            ) : (
              <QuietButton isBusy={isBusy} onClick={() => unlessBusy(() => reopen.mutate(path))}>
                Voltar à lista{about}
              </QuietButton>
            )}
          </>
        )
      }
      menu={{
        about: shown,
        actions: [
          isRedirected
            ? { name: 'Ver para onde leva', href: path }
            : { name: 'Redirecionar para outra página', to: paths.adminRedirects(), state: { from: path } },
        ],
      }}
    >
      {!isRedirected && suggestions.length > 0 && (
        <Suggestions
          of={shown}
          suggestions={suggestions}
          isBusy={isBusy}
          onRedirect={(to) => unlessBusy(() => redirect.mutate({ from: path, to }))}
        />
      )}
    </ListRow>
  );
}

interface SuggestionsProps {
  /** The address that was not found. */
  of: string;
  suggestions: MissedPath['suggestions'];
  isBusy: boolean;
  onRedirect: (to: string) => void;
}

function Suggestions({ of, suggestions, isBusy, onRedirect }: SuggestionsProps) {
  return (
    <ul className="suggestions" aria-label={`Páginas parecidas com ${of}`}>
      {suggestions.map(({ path, title, reason }) => (
        <li key={path}>
          <div>
            <a href={path} target="_blank" rel="noopener">
              {title}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
            <p>{reason}</p>
          </div>
          <QuietButton isBusy={isBusy} onClick={() => onRedirect(path)}>
            Redirecionar<span className="sr-only">{` ${of} para ${title}`}</span>
          </QuietButton>
        </li>
      ))}
    </ul>
  );
}

interface QuietButtonProps {
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}

function QuietButton({ isBusy, onClick, children }: QuietButtonProps) {
  return (
    <button
      type="button"
      className="button button-compact button-quiet"
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

function requestFacts({ people, robots, last_at, referrer_host }: MissedPath): string[] {
  const counts = [
    ...(people > 0 ? [counted(people, 'vez por pessoas', 'vezes por pessoas')] : []),
    ...(robots > 0 ? [counted(robots, 'vez por robôs', 'vezes por robôs')] : []),
  ].join(' e ');
  return [
    `Pedido ${counts}`,
    `última em ${formatMoment(last_at)}`,
    ...(referrer_host === null ? [] : [`link em ${referrer_host}`]),
  ];
}
