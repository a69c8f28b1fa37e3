/**
 * What surrounds every administrator's screen: the name of the site, and the navigation of whoever is signed in. The
 * lower edge of the bar looks like the slats of a closing gate.
 */
import { siteName } from '#content/site.ts';
import { paths } from '../../paths.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { useSession } from '../session/backend-context.tsx';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { AdminNav } from './admin-nav.tsx';

export function AdminHeader() {
  const session = useSession();
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
      {session.status === 'signed_in' && (
        <AdminNav email={session.administrator.email}>
          <SignOutButton />
        </AdminNav>
      )}
    </>
  );
}
