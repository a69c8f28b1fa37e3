import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('tags are removed and their text is kept', () => {
  expect(plainText('<b>Motor</b> <i>PPA</i>')).toBe('Motor PPA');
  expect(plainText('<script>alert(1)</script>Portão')).toBe('Portão');
  expect(plainText('<<b>b>Motor</b>')).not.toContain('<b>');
});

test('angle brackets that open no tag are kept', () => {
  expect(plainText('a < b e c > d')).toBe('a < b e c > d');
  expect(plainText('Motor até R$ 899 & frete <3')).toBe('Motor até R$ 899 & frete <3');
});

test('entities are decoded', () => {
  expect(plainText('Pe&ccedil;as &amp; servi&#231;os')).toBe('Peças & serviços');
  expect(plainText('&quot;Motor&quot;')).toBe('"Motor"');
});

test('a tag written in entities is removed, however often it is encoded', () => {
  expect(plainText('&lt;script&gt;alert(1)&lt;/script&gt;Oi')).toBe('Oi');
  expect(plainText('&amp;amp;lt;img src=x onerror=alert(1)&amp;gt;Oi')).toBe('Oi');
});

test('the result is one trimmed line without control characters', () => {
  expect(plainText(' a\n\t b\u0000\u0007c ')).toBe('a bc');
});

test('the result contains no tag and does not change if it is cleaned again', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '&',
      '&lt;',
      '&amp;',
      '<b>',
      '</b>',
      '<!--',
      '-->',
      '<script>',
      'x',
      ' ',
      '/',
      '"',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 15 }).map((parts) => parts.join('')),
      (text) => {
        const plain = plainText(text);
        expect(plainText(plain)).toBe(plain);
        expect(plain).not.toMatch(/<[a-z!/][^>]*>/i);
      },
    ),
    { numRuns: 500 },
  );
});
