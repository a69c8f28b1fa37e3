/**
 * What surrounds every administrator's screen: the name of the site, and the navigation of whoever is signed in. The
 * lower edge of the bar looks like the slats of a closing gate.
 */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { siteName } from '#content/site.ts';
import { paths } from '../../paths.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { useSession } from '../session/backend-context.tsx';
import type { Administrator } from '../session/session-state.ts';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { AdminNav } from './admin-nav.tsx';

export function AdminHeader() {
  const session = useSession();
  const { pathname } = useLocation();
  // While somebody signs in again over an open screen, nothing around it moves.
  const [shownTo, setShownTo] = useState<Administrator | null>(null);
  if (session.status === 'signed_in' && session.administrator !== shownTo) setShownTo(session.administrator);
  const isShown = session.status === 'signed_in' || pathname !== paths.adminLogin();
  return (
    <>
      <header className="admin-header">
        <a className="skip-link" href="#conteudo">
          Pular para o conteúdo
        </a>
        <a className="wordmark" href={paths.home()}>
          <LogoMark />
          {siteName}
        </a>
      </header>
      {shownTo !== null && isShown && (
        <AdminNav email={shownTo.email} isInert={session.status !== 'signed_in'}>
          <SignOutButton />
        </AdminNav>
      )}
    </>
  );
}
