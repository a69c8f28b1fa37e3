/** The bar on top of the administrator's screens; its lower edge is the gate's slats, closing. */
import { NavLink } from 'react-router';
import { siteName } from '#content/site.ts';
import { paths } from '../paths.ts';
import { LogoMark } from '../ui/logo-mark.tsx';
import { useSession } from './backend-context.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const screens = [
  { name: 'Painel', path: paths.adminPanel() },
  { name: 'Segurança', path: paths.adminSecurity() },
];

export function AdminHeader() {
  const session = useSession();
  const isSignedIn = session !== null && session !== 'checking' && session.dueFactors.length === 0;
  return (
    <header className="admin-header">
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <div className="mx-auto flex min-h-15 max-w-page items-center gap-2 px-4">
        <a className="wordmark" href={paths.home()}>
          <LogoMark />
          <span className={isSignedIn ? 'max-md:sr-only' : ''}>{siteName}</span>
        </a>
        {isSignedIn && (
          <>
            <span className="hidden text-sm lg:inline">{session.email}</span>
            <nav className="admin-screens" aria-label="Administração">
              {screens.map(({ name, path }) => (
                <NavLink key={path} to={path}>
                  {name}
                </NavLink>
              ))}
            </nav>
            <SignOutButton />
          </>
        )}
      </div>
    </header>
  );
}
