import type { ReactNode } from 'react';
import type { Slot } from '#domain/leads/slots.ts';
import { chatHref } from './chat-href.ts';
import { Icon } from './icon.tsx';
import { usePing } from './page-code.tsx';
import { useSiteIdentity } from './site-identity.tsx';

/** docs/specification/pages.md#chat-button */
const defaultChatMessage = 'Olá! Gostaria de receber mais informações sobre os motores PPA.';
const defaultChatLabel = 'Chamar no WhatsApp';

interface ChatLinkProps {
  message?: string | undefined;
  /** `bare` has no style of its own: the caller passes the class. */
  variant?: 'normal' | 'compact' | 'floating' | 'bare';
  className?: string;
  /** The place on the page under which taps are counted. */
  slot?: Slot;
  children?: ReactNode;
}

const classes = {
  normal: 'button button-contact',
  compact: 'button button-contact button-compact',
  floating: 'chat-float',
  bare: '',
} as const;

/** Opens a WhatsApp conversation in a new tab, with the message filled in. */
export function ChatLink({
  message = defaultChatMessage,
  variant = 'normal',
  className = '',
  slot = variant === 'floating' ? 'flutuante' : 'meio',
  children = defaultChatLabel,
}: ChatLinkProps) {
  const { whatsapp } = useSiteIdentity();
  const common = {
    href: chatHref(whatsapp, message),
    target: '_blank',
    rel: 'noopener noreferrer',
    ...usePing(slot),
    className: `${classes[variant]} ${className}`.trim() || undefined,
  };
  if (variant === 'floating') {
    return (
      // `href` is repeated for the linter, which allows `aria-label` only on a tag that is visibly a link.
      <a {...common} href={common.href} aria-label={defaultChatLabel}>
        <span className="chat-float-icon">
          <Icon name="chat" />
          <span className="chat-float-dot" />
        </span>
        <span className="chat-float-word">WhatsApp</span>
      </a>
    );
  }
  return (
    <a {...common}>
      {variant !== 'bare' && <Icon name="chat" />}
      {children}
    </a>
  );
}
