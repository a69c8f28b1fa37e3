/** 'Agendadas': what is published automatically, and when (docs/specification/administrator.md#scheduled-pages). */
import type { ComponentProps } from 'react';
import { formatMoment } from '../../../ui/format.ts';
import { adminMeta } from '../../admin-meta.ts';
import { DraftListScreen } from '../drafts/draft-list-screen.tsx';
import { DraftRow } from '../drafts/draft-row.tsx';
import { JobList } from './job-list.tsx';
import { isUnconfirmed } from './schedule-api.ts';
import { useUnschedule } from './use-unschedule.ts';

export const meta = () => adminMeta('Agendadas');

export default function Scheduled() {
  return (
    <DraftListScreen
      title="Agendadas"
      state="scheduled"
      empty={{
        text: 'Nenhuma página agendada.',
        hint: 'Escolha páginas em “Rascunhos” ou toque em “Agendar” no editor.',
      }}
      after={<JobList />}
    >
      {(drafts, previewOf) => (
        <ul className="page-list">
          {drafts.map((draft) => (
            <ScheduledEntry key={draft.id} draft={draft} preview={previewOf(draft)} />
          ))}
        </ul>
      )}
    </DraftListScreen>
  );
}

function ScheduledEntry({ draft, preview }: Pick<ComponentProps<typeof DraftRow>, 'draft' | 'preview'>) {
  const unschedule = useUnschedule();
  const { publish_at } = draft;
  return (
    <DraftRow
      draft={draft}
      preview={preview}
      note={
        publish_at !== null && (
          <>
            Sai em <time dateTime={publish_at}>{formatMoment(publish_at)}</time>
          </>
        )
      }
      warning={
        isUnconfirmed(draft) && (
          <strong className="field-error">O texto mudou. Abra e confirme, senão ela fica retida.</strong>
        )
      }
      actions={[{ name: 'Desfazer o agendamento', run: () => unschedule.mutate(draft) }]}
    />
  );
}
