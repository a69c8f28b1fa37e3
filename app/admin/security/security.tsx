/** Password, second factor and open sessions of whoever is signed in (DESIGN.md section 4, 14). */
import { adminMeta } from '../admin-meta.ts';
import { RequireSession } from '../require-session.tsx';
import { screenHeadingId } from '../screen-heading.ts';
import { ActiveSessions } from './active-sessions.tsx';
import { ChangePassword } from './change-password.tsx';
import { SecondFactors } from './second-factors.tsx';

export const meta = () => adminMeta('Segurança');

export default function Security() {
  return (
    <RequireSession>
      {({ id, email }) => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <h1 id={screenHeadingId} className="text-2xl md:text-3xl">
            Segurança
          </h1>
          <p className="mt-2 text-muted">
            Conta: <span className="wrap-anywhere">{email}</span>
          </p>
          <div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
            <div className="grid min-w-0 gap-8">
              <SecondFactors administratorId={id} />
              <ActiveSessions administratorId={id} />
            </div>
            <ChangePassword email={email} />
          </div>
        </div>
      )}
    </RequireSession>
  );
}
