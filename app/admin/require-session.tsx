/** Shows a screen to administrators only; the server checks every call again. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import type { Administrator } from './backend.ts';
import { useSession } from './backend-context.tsx';
import { LoadingPanel } from './loading-panel.tsx';
import { notices } from './notices.ts';
import { hasDraft } from './page-draft.ts';

export function RequireSession({ children }: { children: (administrator: Administrator) => ReactNode }) {
  const session = useSession();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (session === null && wasSignedIn.current && hasDraft(sessionStorage)) notices.draftKept();
    wasSignedIn.current = session !== null && session !== 'checking';
  }, [session]);

  if (session === 'checking') return <LoadingPanel />;
  if (session === null) return <Navigate to={paths.adminLogin()} replace />;
  return children(session);
}
