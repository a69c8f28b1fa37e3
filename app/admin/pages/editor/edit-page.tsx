/** Opens the working copy of a page, and creates it if there is none. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { adminMeta } from '../../admin-meta.ts';
import { LoadingPanel } from '../../parts/loading-panel.tsx';
import { ToolHead } from '../../parts/tool-head.tsx';
import { useBackend } from '../../session/backend-context.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import type { Route } from './+types/edit-page';
import { openWorkingCopy } from './draft-api.ts';

export const meta = () => adminMeta('Editar página');

export default function EditPage({ params }: Route.ComponentProps) {
  return <RequireSession>{() => <Opening pageId={params.pageId} />}</RequireSession>;
}

function Opening({ pageId }: { pageId: string }) {
  // In a ref, because each render gets a new function, and as a dependency it would run the effect again.
  const backend = useRef(useBackend());
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    void openWorkingCopy(backend.current(), pageId).then(async (opened) => {
      if (isUnmounted) return;
      if (opened.ok) await navigate(paths.adminDraft(opened.value), { replace: true });
      else setHasFailed(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [pageId, navigate]);

  if (!hasFailed) return <LoadingPanel />;
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-16">
      <ToolHead title="Editar página" />
      <div className="notice-box notice-box-danger" role="alert">
        <p className="font-semibold">Não foi possível abrir esta página.</p>
        <p className="text-muted">Ela pode ter sido deletada. Veja na Lixeira, ou tente de novo.</p>
      </div>
    </div>
  );
}
