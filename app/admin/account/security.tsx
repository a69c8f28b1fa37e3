/**
 * The administrator's own password, second factors and sessions (docs/specification/administrator.md#security-screen).
 */
import { adminMeta } from '../admin-meta.ts';
import { screenHeadingId } from '../parts/screen-heading.ts';
import { RequireSession } from '../session/require-session.tsx';
import { SecondFactors } from './factors/second-factors.tsx';
import { ChangePassword } from './password/change-password.tsx';
import { ActiveSessions } from './sessions/active-sessions.tsx';

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
          <div className="mt-6 grid gap-8 lg:grid-cols-2">
            <SecondFactors administratorId={id} />
            <ChangePassword email={email} />
            <ActiveSessions administratorId={id} />
          </div>
        </div>
      )}
    </RequireSession>
  );
}
