import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleSite } from '../parts-page/sample-site.ts';
import { SiteIdentityProvider } from '../ui/site-identity.tsx';
import { HeadingQuote } from './heading-quote.tsx';

function render(price: ReactNode): string {
  return renderToStaticMarkup(
    <SiteIdentityProvider value={sampleSite}>
      <HeadingQuote message="Olá!">{price}</HeadingQuote>
    </SiteIdentityProvider>,
  );
}

test('a heading without a price renders no empty element for it', () => {
  expect(render('R$ 1')).toMatch(/<\/a><span>R\$ 1<\/span><\/p>$/);
  for (const nothing of [undefined, false, [false, false]]) {
    expect(render(nothing)).toMatch(/<\/a><\/p>$/);
  }
});
