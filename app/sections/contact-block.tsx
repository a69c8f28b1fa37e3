/**
 * The contact card at the end of a page. On wide screens it is beside the text and stays in view. Its container ends
 * with the text, so that the card never covers the sections below.
 */
import type { ReactNode } from 'react';
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
  label?: string | undefined;
  /** True where the reader may need help at night. */
  isUrgent?: boolean;
  /** Shown above the card on wide screens, and stays in view with it. */
  children?: ReactNode;
}

export function ContactBlock({
  message,
  heading = 'Fale com quem instala',
  label,
  isUrgent = false,
  children,
}: ContactBlockProps) {
  const { phones } = useSiteIdentity();
  const { pathname } = useLocation();
  const card = (
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
        <ChatLink slot="fim" message={message}>
          {label}
        </ChatLink>
        <PhoneLink number={phones[0]} className="button button-quiet" />
      </p>
    </aside>
  );
  return (
    <div className="contact-side">
      {!children ? (
        card
      ) : (
        <div>
          {children}
          {card}
        </div>
      )}
    </div>
  );
}
