/**
 * What an administrator finds in the heading of a generated page: the word about a page just saved, and 'Excluir
 * página' (SPEC.md sections 2 and 8). Its looks are set here, in the few properties it needs: visitors carry no style
 * for it.
 */
import { useEffect, useState } from 'react';
import type { Backend } from '../backend.ts';
import { takeNotice } from '../carried-notice.ts';
import { dueFactors } from '../login/second-factor-due.ts';
import { DeletePage } from './delete-page.tsx';

interface PageToolsProps {
  backend: Backend;
  pageId: string;
}

export function PageTools({ backend, pageId }: PageToolsProps) {
  const [isAdministrator, setIsAdministrator] = useState(false);
  const [isJustSaved] = useState(() => takeNotice(sessionStorage) === 'page_saved');

  useEffect(() => {
    const { data } = backend.auth.onAuthStateChange((_event, session) =>
      setIsAdministrator(session !== null && dueFactors(session).length === 0),
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
      <DeletePage backend={backend} pageId={pageId} />
    </section>
  );
}
