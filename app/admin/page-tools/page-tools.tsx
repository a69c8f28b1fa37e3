/**
 * The administrator's tools in the heading of a generated page: the confirmation of a page just saved, and 'Excluir
 * página' (docs/specification/administrator.md#delete-from-the-page). Its few styles are inline, so that visitors do
 * not load them.
 */
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { takeNotice } from '../parts/carried-notice.ts';
import type { Backend } from '../session/backend.ts';
import { sessionStateOf } from '../session/session-state.ts';
import { DeletePage } from './delete-page.tsx';

interface PageToolsProps {
  backend: Backend;
  pageId: string;
}

export function PageTools({ backend, pageId }: PageToolsProps) {
  const [isAdministrator, setIsAdministrator] = useState(false);
  const [isJustSaved] = useState(() => takeNotice(sessionStorage)?.code === 'page_saved');

  useEffect(() => {
    const { data } = backend.auth.onAuthStateChange((_event, session) =>
      setIsAdministrator(sessionStateOf(session).status === 'signed_in'),
    );
    return () => data.subscription.unsubscribe();
  }, [backend]);

  if (!isAdministrator) return null;
  return (
    <section aria-label="Administração" style={{ marginTop: '1.25rem' }}>
      <div role="status">
        {isJustSaved && (
          <p style={{ marginBottom: '0.75rem' }}>
            <strong>Página salva</strong>
            <br />
            Ela já está pública em Links Úteis.
          </p>
        )}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <a className="button button-compact button-quiet" href={paths.adminEditPage(pageId)}>
          Editar
        </a>
        <DeletePage backend={backend} pageId={pageId} />
      </div>
    </section>
  );
}
