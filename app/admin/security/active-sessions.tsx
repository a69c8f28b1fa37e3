/** Where the account is open, and how to close it there. */
import { useRef } from 'react';
import { formatMoment } from '../../ui/format.ts';
import { useBackend } from '../backend-context.tsx';
import type { ActiveSession } from './active-session-calls.ts';
import { useActiveSessions, useEndOtherSessions, useEndSession } from './active-session-queries.ts';
import { deviceName } from './device-name.ts';
import { ListState } from './list-state.tsx';
import { SecurityCard } from './security-card.tsx';
import { securityNotices } from './security-notices.ts';

export function ActiveSessions({ administratorId }: { administratorId: string }) {
  const sessions = useActiveSessions(administratorId);
  const endOthers = useEndOtherSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOthers = sessions.data?.some((session) => !session.is_current) ?? false;

  const closeOthers = async () => {
    if (endOthers.isPending) return;
    const result = await endOthers.mutateAsync();
    if (!result.ok) return securityNotices.failed(result.code);
    securityNotices.othersEnded();
    heading.current?.focus();
  };

  return (
    <SecurityCard id="active-sessions" title="Sessões ativas" headingRef={heading}>
      <p className="text-sm text-muted">
        Onde sua conta está aberta agora. Não reconhece alguma? Encerre-a e troque a senha.
      </p>
      <ListState query={sessions} failure="Não foi possível carregar as sessões." />
      {sessions.data !== undefined && (
        <ul className="record-list">
          {sessions.data.map((session) => (
            <SessionEntry key={session.id} session={session} onEnded={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <button
          type="button"
          className="button button-compact button-quiet w-full"
          aria-disabled={endOthers.isPending}
          onClick={() => void closeOthers()}
        >
          {endOthers.isPending ? 'Encerrando...' : 'Encerrar as outras'}
        </button>
      )}
    </SecurityCard>
  );
}

function SessionEntry({ session, onEnded }: { session: ActiveSession; onEnded: () => void }) {
  const backend = useBackend();
  const end = useEndSession();
  const device = deviceName(session.user_agent);

  const close = async () => {
    if (end.isPending) return;
    // Signing out ends this session on the server just as well, and leaves for the login in every tab.
    if (session.is_current) return void backend().auth.signOut({ scope: 'local' });
    const result = await end.mutateAsync(session.id);
    if (!result.ok) return securityNotices.failed(result.code);
    securityNotices.sessionEnded();
    onEnded();
  };

  return (
    <li>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
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
