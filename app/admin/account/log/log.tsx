/** 'Registro': the audit log, newest first (docs/specification/administrator.md#log). */
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatMoment } from '../../../ui/format.ts';
import { adminMeta } from '../../admin-meta.ts';
import { LoadMore } from '../../pages/list/load-more.tsx';
import { usePagedList } from '../../pages/list/use-paged-list.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { screenHeadingId } from '../../parts/screen-heading.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { ListState } from '../list-state.tsx';
import { deviceName } from '../sessions/device-name.ts';
import { eventText, timesText, whoText } from './event-text.ts';
import { type LoggedEvent, listEvents } from './log-api.ts';

export const meta = () => adminMeta('Registro');

export default function Log() {
  return (
    <RequireSession>
      {({ id }) => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <h1 id={screenHeadingId} className="text-2xl md:text-3xl">
            Registro
          </h1>
          <p className="mt-2 max-w-prose text-muted">
            Entradas, recusas e mudanças nas contas dos últimos 180 dias. Não reconhece alguma? Encerre as
            sessões e troque a senha em <Link to={paths.adminSecurity()}>Segurança</Link>.
          </p>
          <EventList administratorId={id} />
        </div>
      )}
    </RequireSession>
  );
}

function EventList({ administratorId }: { administratorId: string }) {
  const backend = useBackend();
  const events = usePagedList(['audit_events', administratorId], '', (request) =>
    listEvents(backend(), request),
  );
  return (
    <section className="mt-6" aria-label="Eventos" aria-busy={events.isPending}>
      <ListState query={events} failure="Não foi possível carregar o registro." />
      {events.data !== undefined && (
        <ul className="page-list event-list">
          {events.data.entries.map((event) => (
            <EventEntry key={event.id} event={event} administratorId={administratorId} />
          ))}
        </ul>
      )}
      <LoadMore list={events} />
    </section>
  );
}

function EventEntry({ event, administratorId }: { event: LoggedEvent; administratorId: string }) {
  const { kind, user_id, user_agent, created_at, times, last_at } = event;
  const at = last_at ?? created_at;
  return (
    <ListRow
      name={<strong>{eventText(kind)}</strong>}
      facts={[
        <time key="at" dateTime={at}>
          {formatMoment(at)}
        </time>,
        whoText(user_id, administratorId),
        user_agent === null ? '' : deviceName(user_agent),
        timesText(times),
      ]}
    />
  );
}
