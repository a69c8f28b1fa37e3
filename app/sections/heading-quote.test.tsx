import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleSite } from '../parts-page/sample-site.ts';
import { SiteIdentityProvider } from '../ui/site-identity.tsx';
import { HeadingQuote, headingPricesOf } from './heading-quote.tsx';

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

test('a heading names each part that is usually to blame, with the price of its repair', () => {
  const spans = render(headingPricesOf(['capacitor', 'stator'])).match(/<span>.*?<\/span>/g);
  expect(spans?.map((span) => span.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' '))).toEqual([
    'Trocar o capacitor: de R$ 150 a R$ 250',
    'Bobinas do motor: de R$ 350 a R$ 600',
  ]);
});

test('a heading about a tilting or a sliding gate names no part that its gate does not have', () => {
  const textOf = (price: ReactNode) => render(price).replace(/<[^>]+>/g, '');
  for (const safety of ['unbalanced', 'tilting'] as const) {
    expect(textOf(headingPricesOf(['adjustment', 'rollersAndCables'], safety))).toMatch(
      /Equilíbrio da folha: de .*Cabos de aço ou polia: de /,
    );
  }
  expect(textOf(headingPricesOf(['rollersAndCables'], 'sliding'))).toContain('Roldana ou cremalheira: de ');
  expect(textOf(headingPricesOf(['rollersAndCables']))).toContain('Roldana, cabo ou cremalheira: de ');
});
