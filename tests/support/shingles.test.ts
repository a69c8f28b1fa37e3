import { expect, test } from 'vitest';
import { mostAlike, shinglesOf, similarity, tooAlike } from './shingles.ts';

const text = (place: string) =>
  `Em ${place} há muitos portões basculantes antigos nas ruas estreitas do centro.`;

test('two texts that differ in the name of the place alone are the same text', () => {
  const names = ['Mooca', 'São Mateus'];
  const [one, other] = [shinglesOf(text('Mooca'), names), shinglesOf(text('São Mateus'), names)];
  expect(similarity(one, other)).toBe(1);
  expect(
    tooAlike(
      new Map([
        ['mooca', one],
        ['sao-mateus', other],
      ]),
      0.55,
    ),
  ).toEqual(['mooca and sao-mateus: 1.00']);
});

test('two texts without five words in a row in common have nothing in common', () => {
  const other = shinglesOf('Prédios novos pedem motores rápidos e silenciosos na garagem.', []);
  expect(similarity(shinglesOf(text('Mooca'), []), other)).toBe(0);
});

test('a name is left out only where it stands as words of its own', () => {
  expect([...shinglesOf('a sé de são paulo é sempre sede', ['Sé'])].join()).toContain('sempre sede');
});

test('the two most alike of several are found, as alike as they are to each other', () => {
  const texts = new Map(
    ['um dois três quatro cinco seis', 'um dois três quatro cinco sete', 'oito nove dez onze doze treze'].map(
      (words) => [words, shinglesOf(words, [])],
    ),
  );
  const { pair, found } = mostAlike(texts);
  expect(pair.map((words) => words.slice(-4))).toEqual(['seis', 'sete']);
  expect(found).toBeCloseTo(1 / 3);
});
