import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleSite } from '../parts-page/sample-site.ts';
import { chatHref } from './chat-href.ts';
import { ChatLink } from './chat-link.tsx';
import { SiteIdentityProvider } from './site-identity.tsx';

const site = { ...sampleSite, whatsapp: '11911112222' };
const render = (link: React.ReactNode) =>
  renderToStaticMarkup(<SiteIdentityProvider value={site}>{link}</SiteIdentityProvider>);

test('the URL contains the country code and the whole message, encoded', () => {
  expect(chatHref('11911112222', 'Olá! 100% & mais?')).toBe(
    'https://wa.me/5511911112222?text=Ol%C3%A1!%20100%25%20%26%20mais%3F',
  );
});

test('a link has the default message and label, and opens a new tab without opener or referrer', () => {
  const html = render(<ChatLink />);
  expect(html).toContain('Chamar no WhatsApp');
  expect(html).toContain(
    encodeURIComponent('Olá! Gostaria de receber mais informações sobre os motores PPA.'),
  );
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
});

test('the floating button has an accessible label', () => {
  expect(render(<ChatLink variant="floating" />)).toContain('aria-label="Chamar no WhatsApp"');
});

test('a contact link outside the site layout throws', () => {
  expect(() => renderToStaticMarkup(<ChatLink />)).toThrow('outside the site layout');
});
