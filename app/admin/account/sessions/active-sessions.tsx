/** Lists the active sessions of the account, with buttons to end them. */
import { useRef } from 'react';
import { ListState } from '../list-state.tsx';
import { SecurityCard } from '../security-card.tsx';
import { securityNotices } from '../security-notices.ts';
import { SessionEntry } from './session-entry.tsx';
import { useEndOtherSessions, useSessionOverview } from './session-queries.ts';

export function ActiveSessions({ administratorId }: { administratorId: string }) {
  const sessions = useSessionOverview(administratorId);
  const endOthers = useEndOtherSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOthers = sessions.data?.sessions.some((session) => !session.is_current) ?? false;

  const handleEndOthers = async () => {
    if (endOthers.isPending) return;
    const result = await endOthers.mutateAsync();
    if (!result.ok) return securityNotices.failed(result.failure);
    securityNotices.othersEnded();
    heading.current?.focus();
  };

  return (
    <SecurityCard id="active-sessions" title="Sessões ativas" isWide headingRef={heading}>
      <p className="text-sm text-muted">
        Onde sua conta está aberta agora. Não reconhece alguma? Encerre-a e troque a senha.
      </p>
      <ListState query={sessions} failure="Não foi possível carregar as sessões." />
      {sessions.data !== undefined && (
        <ul className="record-list session-list">
          {sessions.data.sessions.map((session) => (
            <SessionEntry key={session.id} session={session} onEnded={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <button
          type="button"
          className="button button-compact button-quiet w-full md:w-auto md:justify-self-start"
          aria-disabled={endOthers.isPending}
          onClick={() => void handleEndOthers()}
        >
          {endOthers.isPending ? 'Encerrando...' : 'Encerrar as outras'}
        </button>
      )}
    </SecurityCard>
  );
}
