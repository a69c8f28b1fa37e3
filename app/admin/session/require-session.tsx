/**
 * Shows a screen to administrators only; the server checks every call again. Without a session, or while the second
 * factor is due, it redirects to the login screen. If that interrupts typed work, a toast says that the work is kept.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { isTypedWorkKept } from '../parts/kept-work.ts';
import { LoadingPanel } from '../parts/loading-panel.tsx';
import { notices } from '../parts/notices.ts';
import { useSession } from './backend-context.tsx';
import type { Administrator } from './session-state.ts';

export function RequireSession({ children }: { children: (administrator: Administrator) => ReactNode }) {
  const session = useSession();
  const { status } = session;
  const wasSignedIn = useRef(false);

  useEffect(() => {
    const isInterrupted = wasSignedIn.current && status !== 'signed_in';
    if (isInterrupted && isTypedWorkKept(sessionStorage)) {
      if (status === 'code_due') notices.workKeptForCode();
      else notices.workKept();
    }
    wasSignedIn.current = status === 'signed_in';
  }, [status]);

  if (session.status === 'checking') return <LoadingPanel />;
  if (session.status !== 'signed_in') return <Navigate to={paths.adminLogin()} replace />;
  return children(session.administrator);
}
