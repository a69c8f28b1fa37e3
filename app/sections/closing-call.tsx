/** The band at the end of a long page: one sentence and one call to action. */
import type { ReactNode } from 'react';
import { ChatLink } from '../ui/chat-link.tsx';

interface ClosingCallProps {
  heading: string;
  text: string;
  message: string;
  label?: string;
  /** Other contact links beside the chat button. */
  children?: ReactNode;
}

export function ClosingCall({ heading, text, message, label, children }: ClosingCallProps) {
  return (
    <section className="closing-call" aria-labelledby="fechamento-titulo">
      <h2 id="fechamento-titulo">{heading}</h2>
      <p>{text}</p>
      <p className="contact-actions">
        <ChatLink slot="fim" message={message}>
          {label}
        </ChatLink>
        {children}
      </p>
    </section>
  );
}
