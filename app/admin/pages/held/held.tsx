/**
 * 'Retidas': the drafts that could not be published and the pages that the gate keeps out of lists, each with its
 * reason, and the mode of the gate (docs/specification/administrator.md#scheduled-pages, #held-pages).
 */
import { adminMeta } from '../../admin-meta.ts';
import { DraftListScreen } from '../drafts/draft-list-screen.tsx';
import { SelectableDrafts } from '../drafts/selectable-drafts.tsx';
import { useUnschedule } from '../scheduled/use-unschedule.ts';
import { GateModeChoice } from './gate-mode-choice.tsx';
import { HeldPages } from './held-pages.tsx';

export const meta = () => adminMeta('Retidas');

export default function Held() {
  const unschedule = useUnschedule();
  return (
    <DraftListScreen
      title="Retidas"
      state="held"
      empty={{
        text: 'Nenhuma página retida.',
        hint: 'Uma página agendada que não puder sair na hora aparece aqui, com o motivo.',
      }}
      after={
        <>
          <HeldPages />
          <GateModeChoice />
        </>
      }
    >
      {(drafts, previewOf) => (
        <SelectableDrafts
          drafts={drafts}
          previewOf={previewOf}
          noteOf={({ hold_reason }) => <span className="hold-reason">{hold_reason}</span>}
          actionsOf={(draft) => [{ name: 'Tirar daqui', run: () => unschedule.mutate(draft) }]}
        />
      )}
    </DraftListScreen>
  );
}
