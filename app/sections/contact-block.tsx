/**
 * The call to contact that closes a page; where there is room it stands beside the text and follows the reader. The
 * box around it ends with the text, so that the card never runs on over the sections below.
 */
import { useLocation } from 'react-router';
import { nightService } from '#content/site.ts';
import { paths } from '../paths.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { OpeningHours } from '../ui/opening-hours.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';

interface ContactBlockProps {
  message: string;
  heading?: string;
  label?: string;
  /** Its reader may not be able to wait for the morning. */
  isUrgent?: boolean;
}

export function ContactBlock({
  message,
  heading = 'Fale com quem instala',
  label,
  isUrgent = false,
}: ContactBlockProps) {
  const { phones } = useSiteIdentity();
  const { pathname } = useLocation();
  return (
    <div className="contact-side">
      <aside className="contact-block" aria-labelledby="contato-titulo">
        <h2 id="contato-titulo">{heading}</h2>
        <OpeningHours />
        {isUrgent && (
          <p>
            {'Fora desse horário: '}
            {pathname === paths.nightService() ? (
              nightService.name
            ) : (
              <a href={paths.nightService()}>{nightService.name}</a>
            )}
            {`, ${nightService.condition}.`}
          </p>
        )}
        <p className="contact-actions">
          <ChatLink message={message}>{label}</ChatLink>
          <PhoneLink number={phones[0]} className="button button-quiet" />
        </p>
      </aside>
    </div>
  );
}
