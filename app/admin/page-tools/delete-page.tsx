/** 'Excluir página' behind a question; the panel then says that it is done. */
import { useId, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import type { Backend } from '../backend.ts';
import { carryNotice } from '../carried-notice.ts';
import { logFailure } from '../log.ts';
import { dueFactors } from '../login/second-factor-due.ts';
import { removePage } from '../pages/page-api.ts';

const texts = {
  refused: 'Não foi possível excluir a página',
  failed: 'Ocorreu um erro ao excluir a página',
} as const;

type State = 'asking' | 'deleting' | keyof typeof texts;

export function DeletePage({ backend, pageId }: { backend: Backend; pageId: string }) {
  const [state, setState] = useState<State>('asking');
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  const ask = () => {
    setState('asking');
    dialog.current?.showModal();
    // The browser would choose the first button, and one key more would delete.
    cancel.current?.focus();
  };

  const confirm = async () => {
    if (state === 'deleting') return;
    setState('deleting');
    const isRemoved = await removePage(backend, pageId).catch((failure: unknown) => {
      logFailure(failure);
      return null;
    });
    if (isRemoved === null) return setState('failed');
    if (!isRemoved) return refused();
    carryNotice(sessionStorage, 'page_removed');
    // The address no longer exists: going back must not lead to it.
    window.location.replace(paths.adminPanel());
  };

  /** Without a full session this page shows no tools: the login screen says what happened. */
  const refused = async () => {
    const { data } = await backend.auth.getSession();
    if (data.session !== null && dueFactors(data.session).length === 0) return setState('refused');
    carryNotice(sessionStorage, 'page_not_removed');
    window.location.assign(paths.adminLogin());
  };

  return (
    <>
      <button type="button" className="button button-compact button-quiet" onClick={ask}>
        Excluir página
      </button>
      <dialog ref={dialog} aria-labelledby={titleId} style={dialogLooks}>
        <h2 id={titleId} style={{ fontSize: 'var(--text-xl)' }}>
          Excluir esta página?
        </h2>
        <p style={{ marginTop: '0.5rem' }}>
          Ela sai do site agora, e o endereço deixa de existir. Não há como desfazer.
        </p>
        <p role="alert" style={{ minHeight: '1.6em', marginTop: '0.5rem', color: 'var(--danger)' }}>
          {state === 'refused' || state === 'failed' ? <strong>{texts[state]}</strong> : null}
        </p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '0.5rem' }}>
          <button
            type="button"
            className="button button-compact"
            style={{ background: 'var(--danger)', color: 'var(--surface)' }}
            aria-disabled={state === 'deleting'}
            onClick={() => void confirm()}
          >
            {state === 'deleting' ? 'Excluindo...' : 'Excluir'}
          </button>
          <button
            ref={cancel}
            type="button"
            className="button button-compact button-quiet"
            onClick={() => dialog.current?.close()}
          >
            Cancelar
          </button>
        </div>
      </dialog>
    </>
  );
}

const dialogLooks = {
  maxWidth: 'min(30rem, calc(100vw - 2rem))',
  margin: 'auto',
  padding: '1.5rem',
  borderTop: '4px solid var(--danger)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  // A backdrop takes no inline style; a shadow as wide as the screen dims it just as well.
  boxShadow: '0 0 0 100vmax rgb(15 18 20 / 0.6)',
} as const;
