import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedText, fingerprintOfHtml } from './fingerprint.ts';
import { sharedPassages } from './shared-passages.ts';

const html = (place: string) =>
  `<h2>Motor em ${place}</h2><p>O portão de ${place} pára no meio &amp; volta, porque o sensor está sujo.</p>`;

test('pages that differ only in place, accents and punctuation have the same fingerprint', () => {
  const other = html('Vila Mariana').replace('pára', 'para').replace(', porque', ' porque');
  expect(fingerprintOfHtml(other)).toEqual(fingerprintOfHtml(html('Moema')));
});

test.each(['Zona Norte', 'ABC', 'ABC Paulista', 'ABCD', 'ABCD Paulista', 'Grande São Paulo'])(
  'the region %s counts as a place',
  (region) => {
    expect(fingerprintOfHtml(html(region))).toEqual(fingerprintOfHtml(html('Moema')));
  },
);

test('a fingerprint made on its own equals the one that a comparison makes', () => {
  const words = fc.constantFrom(
    'Portão',
    'de',
    'São',
    'Paulo,',
    'É',
    '–',
    'ﬁo',
    '<b>',
    '&amp;',
    '½',
    'PPA',
    '\u0301',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'grapheme' })), { maxLength: 60 }), (parts) => {
      const { textHash, ownWords, bands } = comparedText(parts.join(' '));
      expect(fingerprintOfHtml(parts.join(' '))).toEqual({ textHash, ownWords, bands });
    }),
  );
});

test('own words are the words without the names of places and brands', () => {
  expect(fingerprintOfHtml('<p>O motor PPA da Vila Mariana, em São Paulo, abre.</p>').ownWords).toBe(5);
});

test('the passages that two pages share are quoted as each has them, the longest first', () => {
  const one = comparedText(
    '<p>Antes de tudo, desligue o disjuntor do portão.</p><p>Depois chame o técnico e espere a visita dele em Moema.</p>',
  );
  const other = comparedText(
    '<p>Chame o técnico e espere a visita dele em Mooca. Por favor, desligue o disjuntor do portão, senhor.</p>',
  );
  expect(sharedPassages(one, other)).toEqual([
    {
      here: 'chame o técnico e espere a visita dele em',
      there: 'Chame o técnico e espere a visita dele em',
    },
    { here: 'desligue o disjuntor do portão', there: 'desligue o disjuntor do portão' },
  ]);
});

test('a shared passage occurs in both texts, whatever they are', () => {
  const words = fc.array(fc.constantFrom('um', 'dois', 'Três', 'quatro,'), { maxLength: 60 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [first, second] = [comparedText(one.join(' ')), comparedText(other.join(' '))];
      const passages = sharedPassages(first, second);
      const folded = (text: string) =>
        comparedText(text)
          .words.map((word) => word.folded)
          .join(' ');
      for (const { here, there } of passages) {
        expect(first.text).toContain(here);
        expect(second.text).toContain(there);
        expect(folded(there)).toBe(folded(here));
      }
      if (passages.length < 10) {
        const quoted = passages.map(({ here }) => folded(here));
        for (const shingle of first.shingles) {
          if (second.shingles.has(shingle)) expect(quoted.some((text) => text.includes(shingle))).toBe(true);
        }
      }
    }),
  );
});
