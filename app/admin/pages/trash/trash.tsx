/** 'Lixeira': the deleted pages, and when each is deleted for good (docs/specification/administrator.md#trash). */
import { adminMeta } from '../../admin-meta.ts';
import { ToolHead } from '../../parts/tool-head.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { PagesNav } from '../pages-nav.tsx';
import { TrashList } from './trash-list.tsx';

export const meta = () => adminMeta('Lixeira');

export default function Trash() {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <ToolHead title="Lixeira" />
          <PagesNav current="Lixeira" />
          <p className="mt-5 text-muted">
            As páginas deletadas ficam aqui 30 dias. Até lá você pode trazer cada uma de volta ao site.
          </p>
          <TrashList />
        </div>
      )}
    </RequireSession>
  );
}
