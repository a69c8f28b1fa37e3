/** The way in (SPEC.md section 2, Admin login). Whoever has a session, second factor included, goes straight to the panel. */
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { adminMeta } from '../admin-meta.ts';
import { useSession } from '../backend-context.tsx';
import { screenHeadingId } from '../screen-heading.ts';
import { CodeStep } from './code-step.tsx';
import { LoginForm } from './login-form.tsx';

export const meta = () => adminMeta('Login Administrativo');

export default function Login() {
  const session = useSession();
  const isKnown = session !== null && session !== 'checking';
  if (isKnown && session.dueFactors.length === 0) return <Navigate to={paths.adminPanel()} replace />;
  return (
    <section className="card mx-auto mt-10 mb-10 w-[calc(100%-2rem)] max-w-[26rem] md:mt-20">
      <header className="card-head">
        <h1 id={screenHeadingId}>Login Administrativo</h1>
      </header>
      <div className="px-5 pt-8 pb-6">
        <p className="text-sm text-muted">Área restrita a administradores.</p>
        {isKnown ? <CodeStep {...session} /> : <LoginForm isReady={session === null} />}
      </div>
    </section>
  );
}
