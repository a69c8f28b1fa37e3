import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChatTestimonial } from '#content/testimonials/testimonial.ts';
import { ChatCard, ChatCardList } from './chat-card.tsx';

const testimonial: ChatTestimonial = {
  sample: true,
  name: 'Dona Rute',
  neighborhood: 'Mooca',
  time: '07:05',
  avatar: '👵',
  text: 'O portão parou de ranger.',
};

test('a card shows the author, the place, the time, the message and the channel, and that it is an example', () => {
  const html = renderToStaticMarkup(<ChatCard testimonial={testimonial} />);
  for (const part of [
    'Dona Rute',
    'Mooca (exemplo)',
    '👵',
    'O portão parou de ranger.',
    'Enviado via WhatsApp',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).toContain('<time>07:05</time>');
});

test('a city after its district is not broken', () => {
  const html = renderToStaticMarkup(
    <ChatCard testimonial={{ ...testimonial, neighborhood: 'Vila Prudente, São Paulo' }} />,
  );
  expect(html).toContain('Vila Prudente, São\u00a0Paulo (exemplo)');
});

test('stars are shown if the testimonial has them, and are described in words', () => {
  expect(renderToStaticMarkup(<ChatCard testimonial={testimonial} />)).not.toContain('★');
  const html = renderToStaticMarkup(<ChatCard testimonial={{ ...testimonial, stars: 4 }} />);
  expect(html).toContain('aria-label="4 de 5 estrelas"');
  expect(html.match(/★/g)).toHaveLength(4);
});

test('all cards of a list have the same variant', () => {
  const html = renderToStaticMarkup(
    <ChatCardList testimonials={[testimonial, { ...testimonial, name: 'Seu Zeca' }]} variant="vip" />,
  );
  expect(html.match(/<li><figure class="chat-card chat-card-vip">/g)).toHaveLength(2);
});
