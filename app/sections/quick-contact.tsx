import { ChatLink } from '../ui/chat-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';

/**
 * The contact that stays in view: on a phone a bar with WhatsApp and telephone, on wider screens the round chat button.
 *
 * @param message the page's chat message
 */
export function QuickContact({ message }: { message: string | undefined }) {
  const { phones } = useSiteIdentity();
  return (
    <aside className="quick-contact" aria-label="Contato rápido">
      <ChatLink variant="floating" message={message} />
      <PhoneLink number={phones[0]} className="quick-phone">
        <Icon name="phone" />
        Ligar
      </PhoneLink>
    </aside>
  );
}
