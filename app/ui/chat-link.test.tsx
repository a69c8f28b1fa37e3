import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChatLink, chatHref } from './chat-link.tsx';
import { SiteIdentityProvider } from './site-identity.tsx';

const site = {
  url: 'https://example.com',
  phones: ['11900000001', '11900000002', '1120000003'],
  whatsapp: '11911112222',
} as const;
const render = (link: React.ReactNode) =>
  renderToStaticMarkup(<SiteIdentityProvider value={site}>{link}</SiteIdentityProvider>);

test('the address carries the country code and the whole message, encoded', () => {
  expect(chatHref('11911112222', 'Olá! 100% & mais?')).toBe(
    'https://wa.me/5511911112222?text=Ol%C3%A1!%20100%25%20%26%20mais%3F',
  );
});

test('a link says the default message and label, in a new tab that knows nothing of this page', () => {
  const html = render(<ChatLink />);
  expect(html).toContain('Chamar no WhatsApp');
  expect(html).toContain(
    encodeURIComponent('Olá! Gostaria de receber mais informações sobre os motores PPA.'),
  );
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
});

test('the floating button has its label for those who do not see the picture', () => {
  expect(render(<ChatLink variant="floating" />)).toContain('aria-label="Chamar no WhatsApp"');
});

test('a contact link outside the site layout is a mistake that shows at once', () => {
  expect(() => renderToStaticMarkup(<ChatLink />)).toThrow('outside the site layout');
});
