/** 'Contatos': where customers come from (docs/specification/administrator.md#contacts). */
import { useState } from 'react';
import { systemClock } from '#domain/clock.ts';
import { adminMeta } from '../admin-meta.ts';
import { FailureBox } from '../parts/failure-box.tsx';
import { screenHeadingId } from '../parts/screen-heading.ts';
import { RequireSession } from '../session/require-session.tsx';
import { ContactsNav } from './contacts-nav.tsx';
import { useReport } from './contacts-queries.ts';
import { ConversationList } from './conversation-list.tsx';
import { Funnel } from './funnel.tsx';
import { PageRankings } from './page-rankings.tsx';
import { periodLengths, periodsOf } from './periods.ts';
import { ReportTable } from './report-table.tsx';

export const meta = () => adminMeta('Contatos');

export default function Contacts() {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <h1 id={screenHeadingId} className="text-2xl md:text-3xl">
            Contatos
          </h1>
          <ContactsNav current="Resumo" />
          <Figures />
        </div>
      )}
    </RequireSession>
  );
}

function Figures() {
  const [days, setDays] = useState<number>(periodLengths[1]);
  const [openedAt] = useState(systemClock);
  const { current, before } = periodsOf(days, openedAt);
  const pages = useReport({ by: 'page', ...current });
  const pagesBefore = useReport({ by: 'page', ...before });

  return (
    <div className="contacts">
      <div className="field">
        <label htmlFor="period">Período</label>
        <select id="period" value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {periodLengths.map((length) => (
            <option key={length} value={length}>
              Últimos {length} dias
            </option>
          ))}
        </select>
      </div>
      {pages.isError ? (
        <FailureBox
          title="Não foi possível somar os contatos."
          text="Confira a conexão. Se ela estiver boa, tente um período menor."
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <>
          <Funnel rows={pages.data} before={pagesBefore.data} />
          <ReportTable period={current} before={before} />
          <PageRankings rows={pages.data ?? []} />
        </>
      )}
      <ConversationList />
    </div>
  );
}
