/** 'Agendadas': what is published automatically, and when (docs/specification/administrator.md#scheduled-pages). */
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatMoment } from '../../../ui/format.ts';
import { adminMeta } from '../../admin-meta.ts';
import { DraftScreen } from './draft-screen.tsx';
import { JobList } from './job-list.tsx';
import { isUnconfirmed, type ListedDraft } from './schedule-api.ts';
import { UnscheduleButton } from './unschedule-button.tsx';

export const meta = () => adminMeta('Agendadas');

export default function Scheduled() {
  return (
    <DraftScreen
      title="Agendadas"
      state="scheduled"
      empty={{
        text: 'Nenhuma página agendada.',
        hint: 'Escolha páginas em “Rascunhos” ou toque em “Agendar” no editor.',
      }}
      after={<JobList />}
    >
      {(drafts) => (
        <ul className="page-list draft-list">
          {drafts.map((draft) => (
            <ScheduledEntry key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
    </DraftScreen>
  );
}

function ScheduledEntry({ draft }: { draft: ListedDraft }) {
  const { id, page_id, title, slug, publish_at } = draft;
  return (
    <li>
      <div className="min-w-0">
        <strong>{title}</strong>
        <span className="wrap-anywhere">{page_id === null ? 'Página nova' : `/${slug}`}</span>
        {isUnconfirmed(draft) && (
          <span className="field-error block">O texto mudou. Abra e confirme, senão ela fica retida.</span>
        )}
      </div>
      <p>{publish_at !== null && <time dateTime={publish_at}>{formatMoment(publish_at)}</time>}</p>
      <span className="draft-actions">
        <UnscheduleButton draft={draft} label="Desfazer" />
        <Link className="button button-compact button-quiet" to={paths.adminDraft(id)}>
          Editar
          <span className="sr-only"> {title}</span>
        </Link>
      </span>
    </li>
  );
}
