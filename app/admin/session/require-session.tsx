/**
 * Shows a screen to administrators only; the server checks every call again. Without a session, or while the second
 * factor is due, it redirects to the login screen. If the session ends while the screen is open, the screen stays, and
 * the sign-in opens over it at the next pause in typing. Whoever signs out on purpose gets the login screen; if that
 * interrupts typed work, a toast says that the work is kept.
 */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { SignInSheet } from '../login/sign-in-sheet.tsx';
import { LoadingPanel } from '../parts/loading-panel.tsx';
import { notices } from '../parts/notices.ts';
import { isTypedWorkKept } from '../parts/unsaved/kept-work.ts';
import { useTypingPause } from '../parts/use-typing-pause.ts';
import { useSession } from './backend-context.tsx';
import type { LoginState } from './return-after-sign-in.ts';
import type { Administrator, SessionState } from './session-state.ts';

interface RequireSessionProps {
  /** Whether a sign-in leads back to this screen. Otherwise it leads to the panel. */
  isReturnedTo?: boolean;
  children: (administrator: Administrator) => ReactNode;
}

export function RequireSession({ isReturnedTo = false, children }: RequireSessionProps) {
  const session = useSession();
  const { pathname } = useLocation();
  // The screen belongs to whoever it was first shown to.
  const [owner, setOwner] = useState<Administrator | null>(null);
  if (owner === null && session.status === 'signed_in') setOwner(session.administrator);

  useWorkKeptNotice(session);

  if (session.status === 'checking') return <LoadingPanel />;
  if (owner === null || !mayContinue(session, owner)) {
    const state: LoginState | null = isReturnedTo ? { returnTo: pathname } : null;
    return <Navigate to={paths.adminLogin()} state={state} replace />;
  }
  return (
    <OpenScreen owner={owner} session={session}>
      {children(owner)}
    </OpenScreen>
  );
}

/** Somebody else who signs in must not see the screen. */
function mayContinue(session: SessionState, owner: Administrator): boolean {
  if (session.status === 'ended') return true;
  return 'administrator' in session && session.administrator.id === owner.id;
}

interface OpenScreenProps {
  owner: Administrator;
  session: SessionState;
  children: ReactNode;
}

function OpenScreen({ owner, session, children }: OpenScreenProps) {
  const client = useQueryClient();
  const isInterrupted = session.status !== 'signed_in';
  const isSheetOpen = useTypingPause(isInterrupted);
  const wasInterrupted = useRef(false);
  const screen = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<HTMLElement>(null);

  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) lastFocus.current = target;
    };
    const element = screen.current;
    element?.addEventListener('focusin', noteFocus);
    return () => element?.removeEventListener('focusin', noteFocus);
  }, []);

  useEffect(() => {
    // Requests sent in the meantime were refused, or answered as if a visitor had sent them.
    if (wasInterrupted.current && !isInterrupted) void client.invalidateQueries();
    wasInterrupted.current = isInterrupted;
  }, [isInterrupted, client]);

  return (
    <>
      <div ref={screen} className="contents" inert={isSheetOpen}>
        {children}
      </div>
      <SignInSheet
        isOpen={isSheetOpen}
        owner={owner}
        factors={session.status === 'code_due' ? session.factors : null}
        focusAfter={lastFocus}
      />
    </>
  );
}

function useWorkKeptNotice({ status }: SessionState): void {
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (wasSignedIn.current && status === 'signed_out' && isTypedWorkKept(sessionStorage)) notices.workKept();
    wasSignedIn.current = status !== 'signed_out' && status !== 'checking';
  }, [status]);
}
