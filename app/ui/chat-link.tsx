import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useSiteIdentity } from './site-identity.tsx';

/** SPEC.md section 9, Chat button. */
const defaultChatMessage = 'Olá! Gostaria de receber mais informações sobre os motores PPA.';
const defaultChatLabel = 'Chamar no WhatsApp';

export function chatHref(whatsapp: string, message: string): string {
  return `https://wa.me/55${whatsapp}?text=${encodeURIComponent(message)}`;
}

interface ChatLinkProps {
  message?: string | undefined;
  /** `bare` draws nothing of its own: the caller gives the class. */
  variant?: 'normal' | 'compact' | 'floating' | 'bare';
  className?: string;
  children?: ReactNode;
}

const classes = {
  normal: 'button button-contact',
  compact: 'button button-contact button-compact',
  floating: 'chat-float',
  bare: '',
} as const;

/** Opens a WhatsApp conversation in a new tab with the message already written. */
export function ChatLink({
  message = defaultChatMessage,
  variant = 'normal',
  className = '',
  children = defaultChatLabel,
}: ChatLinkProps) {
  const { whatsapp } = useSiteIdentity();
  const common = {
    href: chatHref(whatsapp, message),
    target: '_blank',
    rel: 'noopener noreferrer',
    className: `${classes[variant]} ${className}`.trim(),
  };
  if (variant === 'floating') {
    return (
      <a {...common} href={common.href} aria-label={defaultChatLabel}>
        <Icon name="chat" />
        <span className="chat-float-dot" />
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
