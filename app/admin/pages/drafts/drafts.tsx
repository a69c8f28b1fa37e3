/** 'Rascunhos': the working copies that are not published yet (docs/specification/administrator.md#editor). */
import { formatMoment } from '../../../ui/format.ts';
import { adminMeta } from '../../admin-meta.ts';
import { DraftListScreen } from './draft-list-screen.tsx';
import { SelectableDrafts } from './selectable-drafts.tsx';

export const meta = () => adminMeta('Rascunhos');

export default function Drafts() {
  return (
    <DraftListScreen
      title="Rascunhos"
      state="draft"
      empty={{
        text: 'Nenhum rascunho.',
        hint: 'Toque em “Editar” ao lado de uma página para começar um.',
      }}
    >
      {(drafts, previewOf) => (
        <SelectableDrafts
          drafts={drafts}
          previewOf={previewOf}
          noteOf={({ updated_at }) => (
            <>
              Salvo em <time dateTime={updated_at}>{formatMoment(updated_at)}</time>
            </>
          )}
        />
      )}
    </DraftListScreen>
  );
}
