import { useState } from 'react';
import { formatCount, formatDate } from '../../../ui/format.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { clearNotices } from '../../parts/notices.ts';
import { shownPath } from '../shown-path.ts';
import { RedirectForm } from './redirect-form.tsx';
import { goneStatus, type Redirect } from './redirects-api.ts';
import { useDeleteRedirect } from './redirects-queries.ts';

export function RedirectEntry({ redirect }: { redirect: Redirect }) {
  const { from, to, status } = redirect;
  const [isEditing, setIsEditing] = useState(false);
  const removal = useDeleteRedirect();
  const shown = shownPath(from);
  return (
    <ListRow
      name={<strong>{shown}</strong>}
      facts={[
        to === null ? (
          'A página foi retirada do site (410)'
        ) : (
          <>
            {status === 302 ? 'leva por enquanto (302) a ' : 'leva (301) a '}
            <a href={to} target="_blank" rel="noopener">
              {shownPath(to)}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </>
        ),
        usesText(redirect),
      ]}
      actions={
        !isEditing && (
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
        )
      }
      menu={{
        about: shown,
        actions: [
          { name: 'Abrir o endereço antigo', href: from },
          {
            name: 'Apagar',
            isDanger: true,
            run: () => {
              if (removal.isPending) return;
              clearNotices();
              removal.mutate(redirect);
            },
          },
        ],
      }}
    >
      {isEditing && (
        <RedirectForm
          initial={{ from, to: to ?? '', status: to === null ? goneStatus : status }}
          isNew={false}
          onDone={() => setIsEditing(false)}
        />
      )}
    </ListRow>
  );
}

function usesText({ hits, lastHitAt }: Redirect): string {
  if (hits === 0 || lastHitAt === null) return 'Ainda não foi usado.';
  const times = hits === 1 ? '1 vez' : `${formatCount(hits)} vezes`;
  return `Usado ${times}, a última em ${formatDate(lastHitAt)}.`;
}
