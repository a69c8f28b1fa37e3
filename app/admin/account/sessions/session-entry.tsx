import { formatMoment } from '../../../ui/format.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { securityNotices } from '../security-notices.ts';
import { deviceName } from './device-name.ts';
import type { ActiveSession } from './session-calls.ts';
import { useEndSession } from './session-queries.ts';

interface SessionEntryProps {
  session: ActiveSession;
  /** Called before the entry disappears, and with it the focused button. */
  onEnded: () => void;
}

export function SessionEntry({ session, onEnded }: SessionEntryProps) {
  const end = useEndSession();
  const signOut = useSignOut();
  const device = deviceName(session.user_agent);

  const close = async () => {
    if (end.isPending) return;
    // Signing out ends this session on the server too, and sends every tab to the login screen.
    if (session.is_current) return signOut();
    const result = await end.mutateAsync(session.id);
    if (!result.ok) return securityNotices.failed(result.failure);
    securityNotices.sessionEnded();
    onEnded();
  };

  return (
    <li>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <strong>{device}</strong>
          {session.is_current && <span className="here-mark">Esta sessão</span>}
        </div>
        <p>
          Entrou em <time dateTime={session.created_at}>{formatMoment(session.created_at)}</time>
        </p>
        <p>
          Último uso em <time dateTime={session.refreshed_at}>{formatMoment(session.refreshed_at)}</time>
        </p>
      </div>
      <button
        type="button"
        className="button button-compact button-delete"
        aria-disabled={end.isPending}
        onClick={() => void close()}
      >
        Encerrar
        <span className="sr-only">
          {session.is_current
            ? ' a sessão atual'
            : ` ${device}, aberta em ${formatMoment(session.created_at)}`}
        </span>
      </button>
    </li>
  );
}
