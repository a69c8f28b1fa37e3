/** 'Excluir página' and its dialog. The panel then reports that the page is gone. */
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { removePages } from '../pages/page-api.ts';
import { carryNotice } from '../parts/carried-notice.ts';
import type { Backend } from '../session/backend.ts';
import { isInterruption } from '../session/call-failure.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const errors = {
  refused: 'Não foi possível excluir a página',
  failed: 'Ocorreu um erro ao excluir a página',
} as const;

type State = 'asking' | 'deleting' | keyof typeof errors;

export function DeletePage({ backend, pageId }: { backend: Backend; pageId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<State>('asking');

  const ask = () => {
    setState('asking');
    setIsOpen(true);
  };

  const confirm = async () => {
    if (state === 'deleting') return;
    setState('deleting');
    const result = await removePages(backend, [pageId]);
    if (result.ok) {
      carryNotice(sessionStorage, { code: 'page_removed', pageId });
      // This address no longer shows the page, so the browser must not go back to it.
      return window.location.replace(paths.adminPanel());
    }
    // A public page has no form for a password or a code. The login screen has one, and reports that the page was not
    // deleted.
    if (isInterruption(result.failure)) {
      carryNotice(sessionStorage, { code: 'page_not_removed' });
      return window.location.assign(paths.adminLogin());
    }
    setState(result.failure.code === 'unreachable' ? 'failed' : 'refused');
  };

  return (
    <>
      <button type="button" className="button button-compact button-quiet" onClick={ask}>
        Excluir página
      </button>
      <DeleteDialog
        isOpen={isOpen}
        isDeleting={state === 'deleting'}
        error={state === 'refused' || state === 'failed' ? errors[state] : null}
        onConfirm={() => void confirm()}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
