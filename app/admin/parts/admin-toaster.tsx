import { useEffect } from 'react';
import { Toaster, useSonner } from 'sonner';
import { Icon } from '../../ui/icon.tsx';

/** Above the navigation, whose style sheet sets this height. */
const bottom = 'var(--toast-bottom, 1rem)';

/** Long enough to read a sentence or two. */
const shownForMs = 4000;

interface AdminToasterProps {
  /** How long a toast stays if nobody closes it. */
  durationMs?: number;
}

/** Shows the toasts at the bottom of the screen. Their colours come from `toast.css`. */
export function AdminToaster({ durationMs = shownForMs }: AdminToasterProps) {
  useFieldClearOfToasts();
  return (
    <Toaster
      position="bottom-right"
      duration={durationMs}
      offset={{ bottom, right: '1rem' }}
      mobileOffset={{ bottom, left: '0.75rem', right: '0.75rem' }}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
      icons={{
        success: <Icon name="check" />,
        error: <span aria-hidden="true">!</span>,
        close: <Icon name="close" />,
      }}
    />
  );
}

/** When a toast appears, scrolls a focused field clear of it; `toast.css` sets the scroll padding. */
function useFieldClearOfToasts(): void {
  const { toasts } = useSonner();
  const count = toasts.length;
  useEffect(() => {
    const { activeElement } = document;
    if (count > 0 && activeElement?.matches('input, textarea')) {
      activeElement.scrollIntoView({ block: 'nearest' });
    }
  }, [count]);
}
