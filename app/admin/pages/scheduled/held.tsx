/** 'Retidas': what was due and could not come out, with the reason (docs/specification/administrator.md#scheduled-pages). */
import { adminMeta } from '../../admin-meta.ts';
import { DraftScreen } from './draft-screen.tsx';
import { SelectableDrafts } from './selectable-drafts.tsx';
import { UnscheduleButton } from './unschedule-button.tsx';

export const meta = () => adminMeta('Retidas');

export default function Held() {
  return (
    <DraftScreen
      title="Retidas"
      state="held"
      empty={{
        text: 'Nenhuma página retida.',
        hint: 'Uma página agendada que não puder sair na hora aparece aqui, com o motivo.',
      }}
    >
      {(drafts) => (
        <SelectableDrafts
          drafts={drafts}
          noteOf={({ hold_reason }) => <span className="hold-reason">{hold_reason}</span>}
          actionsOf={(draft) => <UnscheduleButton draft={draft} label="Tirar daqui" />}
        />
      )}
    </DraftScreen>
  );
}
