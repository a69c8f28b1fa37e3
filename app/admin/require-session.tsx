/**
 * Shows a screen to administrators only; the server checks every call again. A session that still owes its second
 * factor does not count: the login screen asks for the code.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import type { Administrator } from './backend.ts';
import { useSession } from './backend-context.tsx';
import { hasGeneratorDraft } from './generator/generator-draft.ts';
import { LoadingPanel } from './loading-panel.tsx';
import { notices } from './notices.ts';
import { hasDraft } from './panel/page-draft.ts';

export function RequireSession({ children }: { children: (administrator: Administrator) => ReactNode }) {
  const session = useSession();
  const wasSignedIn = useRef(false);
  const isKnown = session !== null && session !== 'checking';
  const isSignedIn = isKnown && session.dueFactors.length === 0;

  useEffect(() => {
    const isWorkKept = hasDraft(sessionStorage) || hasGeneratorDraft(sessionStorage);
    if (wasSignedIn.current && !isSignedIn && isWorkKept) {
      if (isKnown) notices.draftKeptForCode();
      else notices.draftKept();
    }
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, isKnown]);

  if (session === 'checking') return <LoadingPanel />;
  if (!isSignedIn) return <Navigate to={paths.adminLogin()} replace />;
  return children(session);
}
