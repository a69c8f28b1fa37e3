import { Toaster } from 'sonner';
import { Icon } from '../ui/icon.tsx';

/** Below the header, so that 'Sair' stays in reach; the style sheet gives it the site's tokens. */
const belowHeader = '5rem';

export function AdminToaster() {
  return (
    <Toaster
      position="top-right"
      offset={{ top: belowHeader, right: '1rem' }}
      mobileOffset={{ top: belowHeader, left: '0.75rem', right: '0.75rem' }}
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
