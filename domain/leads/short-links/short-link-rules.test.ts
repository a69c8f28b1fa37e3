import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPageCode } from '#domain/leads/page-code.ts';
import { sourceLength, sourceOf } from '#domain/leads/visit-source.ts';
import { newShortLinkCode, shortLinkLabelLength, sourceOfShortLink } from './short-link-rules.ts';

test.for([
  ['Adesivo da van', 'qr-adesivo-da-van'],
  ['Portaria do Condomínio São José, bloco 2', 'qr-portaria-do-condominio-sao-jose-bloco'],
  ['!!!', 'qr'],
] as const)('visits by the link labelled “%s” have the source %s', ([label, source]) => {
  expect(sourceOfShortLink(label)).toBe(source);
});

test('the counter accepts the source of every short link unchanged', () => {
  const labels = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: shortLinkLabelLength }),
    fc.stringMatching(/^[a-z0-9 -]{1,60}$/),
    fc.constantFrom('Van placa ABC12345', 'Panfleto 1234567890', 'Placa 12', 'x'.repeat(60)),
  );
  fc.assert(
    fc.property(labels, (label) => {
      const source = sourceOfShortLink(label);
      expect(source.length).toBeLessThanOrEqual(sourceLength);
      const pageUrl = `https://site.example/?utm_source=${source}`;
      expect(sourceOf({ pageUrl, referrerHost: null, ownHost: 'site.example' })).toBe(source);
    }),
  );
});

test('the code of a short link has a check character, like that of a page', () => {
  expect(isPageCode(newShortLinkCode(Math.random))).toBe(true);
});
