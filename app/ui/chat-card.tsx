/** A testimonial as a chat message. Its looks stand in styles/testimonials.css, which the screen asks for. */
import type { ChatTestimonial } from '#content/testimonials/testimonial.ts';
import { Icon } from './icon.tsx';

export interface ChatCardProps {
  testimonial: ChatTestimonial;
  /** `vip` is the dress of special clients. */
  look?: 'plain' | 'vip';
}

export function ChatCard({ testimonial, look = 'plain' }: ChatCardProps) {
  const { name, neighborhood, time, text, avatar, stars } = testimonial;
  return (
    <figure className={look === 'vip' ? 'chat-card chat-card-vip' : 'chat-card'}>
      <figcaption>
        <span className="chat-avatar" aria-hidden="true">
          {avatar}
        </span>
        <span className="chat-who">
          <strong>{name}</strong>
          <span>{neighborhood}</span>
        </span>
        {stars !== undefined && (
          <span className="chat-stars" role="img" aria-label={`${stars} de 5 estrelas`}>
            {'★'.repeat(stars)}
          </span>
        )}
      </figcaption>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <p className="chat-sent">
        <span>
          <Icon name="chat" />
          Enviado via WhatsApp
        </span>
        <time>{time}</time>
      </p>
    </figure>
  );
}

/** @param look the same for all of them */
export function ChatCardList({
  testimonials,
  look = 'plain',
}: {
  testimonials: readonly ChatTestimonial[];
  look?: ChatCardProps['look'];
}) {
  return (
    <ul className="chat-cards">
      {testimonials.map((testimonial) => (
        <li key={testimonial.name}>
          <ChatCard testimonial={testimonial} look={look} />
        </li>
      ))}
    </ul>
  );
}
