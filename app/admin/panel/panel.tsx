/** The panel, where pages are written, listed and deleted (docs/specification/administrator.md#panel). */
import { NewNetworkNotices } from '../account/sessions/new-network-notices.tsx';
import { adminMeta } from '../admin-meta.ts';
import { BatchCard } from '../creation/batch/batch-card.tsx';
import { PageList } from '../pages/list/page-list.tsx';
import { PageForm } from '../pages/page-form.tsx';
import { screenHeadingId } from '../parts/screen-heading.ts';
import { RequireSession } from '../session/require-session.tsx';
import { TodayBlock } from '../today/today-block.tsx';
import { GeneratorLinks } from './generator-links.tsx';

export const meta = () => adminMeta('Painel de Administração');

export default function Panel() {
  return (
    <RequireSession>
      {(administrator) => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <h1 id={screenHeadingId} className="text-2xl md:text-3xl">
            Painel de Administração
          </h1>
          <NewNetworkNotices administratorId={administrator.id} />
          <div className="mt-6 grid grid-cols-1 gap-10">
            <TodayBlock />
            <PageForm administratorId={administrator.id} />
            <div className="grid grid-cols-1 gap-6">
              <BatchCard />
              <GeneratorLinks />
            </div>
            <PageList />
          </div>
        </div>
      )}
    </RequireSession>
  );
}
