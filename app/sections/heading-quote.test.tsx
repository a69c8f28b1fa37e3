import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteIdentityProvider } from '../ui/site-identity.tsx';
import { HeadingQuote } from './heading-quote.tsx';

const site = { url: 'https://example.com', phones: ['1', '2', '3'], whatsapp: '1' } as const;

function render(price: ReactNode): string {
  return renderToStaticMarkup(
    <SiteIdentityProvider value={site}>
      <HeadingQuote message="Olá!">{price}</HeadingQuote>
    </SiteIdentityProvider>,
  );
}

test('a heading without a price to name leaves no empty place for it', () => {
  expect(render('R$ 1')).toMatch(/<\/a><span>R\$ 1<\/span><\/p>$/);
  for (const nothing of [undefined, false, [false, false]]) {
    expect(render(nothing)).toMatch(/<\/a><\/p>$/);
  }
});
