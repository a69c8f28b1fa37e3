import { useEffect, useId, useRef } from 'react';

interface DeleteDialogProps {
  isOpen: boolean;
  /** While it is true, the dialog stays open: the deletion can no longer be cancelled. */
  isDeleting: boolean;
  error: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** A native dialog: public pages load neither the dialog component nor the styles of the administrator's area. */
export function DeleteDialog({ isOpen, isDeleting, error, onConfirm, onClose }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    // The browser would focus the first button, and one more key press would delete the page.
    cancel.current?.focus();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      style={dialogStyle}
      onCancel={(event) => {
        if (isDeleting) event.preventDefault();
      }}
      onClose={onClose}
    >
      <h2 id={titleId} style={{ fontSize: '1.5rem' }}>
        Excluir esta página?
      </h2>
      <p style={{ marginTop: '0.5rem' }}>
        Ela sai do site agora e fica 30 dias na Lixeira, de onde você pode{' '}
        <span className="unbroken">trazê-la</span> de volta.
      </p>
      <p role="alert" style={{ color: danger }}>
        {error === null ? null : <strong style={alertStyle}>{error}</strong>}
      </p>
      <div style={actionsStyle}>
        <button
          ref={cancel}
          type="button"
          className="button button-compact button-quiet"
          style={buttonStyle}
          aria-disabled={isDeleting}
          onClick={() => {
            if (!isDeleting) onClose();
          }}
        >
          Cancelar
        </button>
        <button
          type="button"
          className="button button-compact"
          style={{ ...buttonStyle, background: danger, color: 'var(--surface)' }}
          aria-disabled={isDeleting}
          onClick={onConfirm}
        >
          {isDeleting ? 'Excluindo...' : 'Excluir'}
        </button>
      </div>
    </dialog>
  );
}

/** The colour of `danger.css`, which generated pages do not load. */
const danger = 'light-dark(#a3261b, #ff9a8d)';

const alertStyle = { display: 'block', marginTop: '0.75rem' } as const;

/** Below each other on phones and otherwise at the end of a line, as in `dialog.css`. */
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '0.75rem',
  marginTop: '1.25rem',
} as const;

const buttonStyle = { minWidth: 'clamp(0px, (30em - 100vw) * 1000, 100%)' } as const;

/**
 * A sheet at the bottom of the screen on phones, and a box in the middle otherwise, like the dialogs of `dialog.css`.
 * An inline style cannot contain a media query, so `clamp` switches between the two at 767 px.
 */
const dialogStyle = {
  colorScheme: 'light dark',
  width: '100%',
  maxWidth: 'clamp(30rem, (767px - 100vw) * 1000, 34rem)',
  margin: 'auto auto clamp(0px, (100vw - 767px) * 1000, 50dvh)',
  translate: '0 clamp(0%, (100vw - 767px) * 1000, 50%)',
  padding: 'clamp(1.25rem, (100vw - 767px) * 1000, 1.75rem)',
  paddingBottom: 'max(clamp(1.25rem, (100vw - 767px) * 1000, 1.75rem), env(safe-area-inset-bottom))',
  borderTop: `4px solid ${danger}`,
  background: 'var(--surface)',
  color: 'var(--ink)',
  // `::backdrop` accepts no inline style; a shadow as wide as the screen also dims the page.
  boxShadow: '0 0 0 100vmax rgb(15 18 20 / 0.6)',
} as const;
