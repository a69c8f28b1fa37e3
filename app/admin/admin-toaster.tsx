import { Toaster } from 'sonner';
import { Icon } from '../ui/icon.tsx';

/** At the foot of the screen, where no heading and no button of a form is covered; the style sheet gives it the site's tokens. */
export function AdminToaster() {
  return (
    <Toaster
      position="bottom-right"
      offset="1rem"
      mobileOffset="0.75rem"
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
