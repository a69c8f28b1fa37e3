import { useState } from 'react';
import { formatCount, formatDate } from '../../../ui/format.ts';
import { clearNotices } from '../../parts/notices.ts';
import { shownPath } from '../shown-path.ts';
import { RedirectForm } from './redirect-form.tsx';
import type { Redirect } from './redirects-api.ts';
import { useDeleteRedirect } from './redirects-queries.ts';

export function RedirectEntry({ redirect }: { redirect: Redirect }) {
  const { from, to, status } = redirect;
  const [isEditing, setIsEditing] = useState(false);
  const removal = useDeleteRedirect();
  const shown = shownPath(from);
  return (
    <li>
      <strong>{shown}</strong>
      {to === null ? (
        <p>A página foi retirada do site (410).</p>
      ) : (
        <p>
          leva a{' '}
          <a href={to} target="_blank" rel="noopener">
            {shownPath(to)}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>{' '}
          {status === 302 ? 'por enquanto (302)' : '(301)'}
        </p>
      )}
      <p>{usesText(redirect)}</p>
      {isEditing ? (
        <RedirectForm
          initial={{ from, to: to ?? '', status: to === null ? 410 : status }}
          isNew={false}
          onDone={() => setIsEditing(false)}
        />
      ) : (
        <div className="address-actions">
          <button
            type="button"
            className="button button-compact button-quiet"
            onClick={() => {
              clearNotices();
              setIsEditing(true);
            }}
          >
            Editar<span className="sr-only"> {shown}</span>
          </button>
          <button
            type="button"
            className="button button-compact button-delete"
            aria-disabled={removal.isPending}
            onClick={() => {
              if (removal.isPending) return;
              clearNotices();
              removal.mutate(redirect);
            }}
          >
            Apagar<span className="sr-only"> {shown}</span>
          </button>
        </div>
      )}
    </li>
  );
}

function usesText({ hits, lastHitAt }: Redirect): string {
  if (hits === 0 || lastHitAt === null) return 'Ainda não foi usado.';
  const times = hits === 1 ? '1 vez' : `${formatCount(hits)} vezes`;
  return `Usado ${times}, a última em ${formatDate(lastHitAt)}.`;
}
