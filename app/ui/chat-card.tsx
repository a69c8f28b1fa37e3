/** A testimonial as a chat message. A screen that shows it needs the `testimonials` style sheet. */
import type { ChatTestimonial } from '#content/testimonials/testimonial.ts';
import { Icon } from './icon.tsx';

export interface ChatCardProps {
  testimonial: ChatTestimonial;
  /** `vip` is for special clients. */
  variant?: 'plain' | 'vip';
}

/** The name of a city after its district stays on one line. */
const spaceInCity = /(?<=, .*) /g;

export function ChatCard({ testimonial, variant = 'plain' }: ChatCardProps) {
  const { name, neighborhood, time, text, avatar, stars } = testimonial;
  return (
    <figure className={variant === 'vip' ? 'chat-card chat-card-vip' : 'chat-card'}>
      <figcaption>
        <span className="chat-avatar" aria-hidden="true">
          {avatar}
        </span>
        <span className="chat-who">
          <strong>{name}</strong>
          <span>{`${neighborhood.replace(spaceInCity, '\u00a0')} (exemplo)`}</span>
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

/** @param variant for all cards */
export function ChatCardList({
  testimonials,
  variant = 'plain',
}: {
  testimonials: readonly ChatTestimonial[];
  variant?: ChatCardProps['variant'];
}) {
  return (
    <ul className="chat-cards">
      {testimonials.map((testimonial) => (
        <li key={testimonial.name}>
          <ChatCard testimonial={testimonial} variant={variant} />
        </li>
      ))}
    </ul>
  );
}
