/**
 * The login screen (docs/specification/administrator.md#login). A visitor with a complete session is sent on to the
 * panel, or back to the draft that the login interrupted.
 */
import { Navigate, useLocation } from 'react-router';
import { adminMeta } from '../admin-meta.ts';
import { NeedsJavaScript } from '../parts/needs-javascript.tsx';
import { screenHeadingId } from '../parts/screen-heading.ts';
import { useSession } from '../session/backend-context.tsx';
import { pathAfterSignIn } from '../session/return-after-sign-in.ts';
import { CodeStep } from './code-step.tsx';
import { LoginForm } from './login-form.tsx';

export const meta = () => adminMeta('Login Administrativo');

export default function Login() {
  const session = useSession();
  const { state } = useLocation();
  if (session.status === 'signed_in') return <Navigate to={pathAfterSignIn(state)} replace />;
  return (
    <section className="card mx-auto mt-10 mb-10 w-[calc(100%-2rem)] max-w-[26rem] md:mt-20">
      <header className="card-head">
        <h1 id={screenHeadingId}>Login Administrativo</h1>
      </header>
      <div className="px-5 pt-8 pb-6">
        <p className="text-sm text-muted">Área restrita a administradores.</p>
        <NeedsJavaScript className="mt-4" />
        {session.status === 'code_due' ? (
          <CodeStep email={session.administrator.email} factors={session.factors} />
        ) : (
          <LoginForm isReady={session.status !== 'checking'} />
        )}
      </div>
    </section>
  );
}
