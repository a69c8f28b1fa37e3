/** Pages are written, listed and deleted here (SPEC.md section 2, Admin panel). */
import { adminMeta } from '../admin-meta.ts';
import { RequireSession } from '../require-session.tsx';
import { screenHeadingId } from '../screen-heading.ts';
import { BatchCard } from './batch/batch-card.tsx';
import { GeneratorLinks } from './generator-links.tsx';
import { PageForm } from './page-form.tsx';
import { PageList } from './page-list.tsx';

export const meta = () => adminMeta('Painel de Administração');

export default function Panel() {
  return (
    <RequireSession>
      {(administrator) => (
        <div className="mx-auto max-w-page px-4 pt-10 pb-16">
          <h1 id={screenHeadingId} className="text-2xl md:text-3xl">
            Painel de Administração
          </h1>
          <div className="mt-6 grid gap-10">
            <PageForm administratorId={administrator.id} />
            <div className="grid items-start gap-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
              <div className="grid gap-6">
                <BatchCard />
                <GeneratorLinks />
              </div>
              <PageList />
            </div>
          </div>
        </div>
      )}
    </RequireSession>
  );
}
