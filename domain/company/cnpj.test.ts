import { expect, test } from 'vitest';
import { parseCnpj } from './cnpj.ts';

test('a number is accepted with and without punctuation, and is formatted', () => {
  expect(parseCnpj('11222333000181')).toBe('11.222.333/0001-81');
  expect(parseCnpj(' 11.222.333/0001-81 ')).toBe('11.222.333/0001-81');
});

test('a number with letters is accepted', () => {
  expect(parseCnpj('12.abc.345/01de-35')).toBe('12.ABC.345/01DE-35');
});

test.each(['', '11222333000182', '1122233300018', '12ABC34501DE36', '00000000000000', '11.222.333/0001-8A'])(
  'text that is not a CNPJ is refused: "%s"',
  (text) => {
    expect(parseCnpj(text)).toBeNull();
  },
);

test('any single wrong digit of a number is noticed', () => {
  const right = '11222333000181';
  for (let place = 0; place < right.length; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      if (String(digit) === right[place]) continue;
      expect(parseCnpj(right.slice(0, place) + digit + right.slice(place + 1))).toBeNull();
    }
  }
});
