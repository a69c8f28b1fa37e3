/** The band that ends a long page: one sentence, one way to go on. Its looks are in the `page` sheet. */
import type { ReactNode } from 'react';
import { ChatLink } from '../ui/chat-link.tsx';

interface ClosingCallProps {
  heading: string;
  text: string;
  message: string;
  label?: string;
  /** Other ways of contact beside the chat. */
  children?: ReactNode;
}

export function ClosingCall({ heading, text, message, label, children }: ClosingCallProps) {
  return (
    <section className="closing-call" aria-labelledby="fechamento-titulo">
      <h2 id="fechamento-titulo">{heading}</h2>
      <p>{text}</p>
      <p className="contact-actions">
        <ChatLink message={message}>{label}</ChatLink>
        {children}
      </p>
    </section>
  );
}
