/** The navigation, for an administrator who is signed in. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { AdminNav } from '../parts/admin-nav.tsx';
import { useSession } from './backend-context.tsx';
import type { Administrator } from './session-state.ts';
import { SignOutButton } from './sign-out-button.tsx';

export function SessionNav() {
  const session = useSession();
  const isLogin = useLocation().pathname === paths.adminLogin();
  // Stays while somebody signs in again over an open screen, so that nothing around the screen moves.
  const [shownTo, setShownTo] = useState<Administrator | null>(null);
  if (session.status === 'signed_in' && session.administrator !== shownTo) setShownTo(session.administrator);
  if (isLogin && session.status !== 'signed_in') return null;
  if (shownTo !== null) {
    return (
      <AdminNav email={shownTo.email} isInert={session.status !== 'signed_in'}>
        <SignOutButton />
      </AdminNav>
    );
  }
  // Reserves the space from the first paint on, so that nothing moves when the links appear.
  return session.status === 'checking' && <div className="admin-nav" aria-hidden="true" />;
}
