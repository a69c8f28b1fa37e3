import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shinglesOf, similarity } from './shingles.ts';
import { nameList, noNames } from './words.ts';

const text = (place: string) =>
  `Em ${place} há muitos portões basculantes antigos nas ruas estreitas do centro.`;

test('two texts that differ only in the name of the place count as the same text', () => {
  const names = nameList(['Mooca', 'São Mateus']);
  expect(similarity(shinglesOf(text('Mooca'), names), shinglesOf(text('São Mateus'), names))).toBe(1);
});

test('two texts that share no five words in a row have nothing in common', () => {
  const other = shinglesOf('Prédios novos pedem motores rápidos e silenciosos na garagem.', noNames);
  expect(similarity(shinglesOf(text('Mooca'), noNames), other)).toBe(0);
  expect(similarity(new Set(), new Set())).toBe(0);
});

test('the similarity is the share of runs that both texts have, counted one by one', () => {
  const words = fc.array(fc.constantFrom('um', 'dois', 'três'), { maxLength: 40 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const runs = [one, other].map((list) =>
        list.flatMap((_, start) => (start + 5 <= list.length ? [list.slice(start, start + 5).join()] : [])),
      );
      const [first = [], second = []] = runs.map((list) => [...new Set(list)]);
      const shared = first.filter((run) => second.includes(run)).length;
      const all = new Set([...first, ...second]).size;
      const found = similarity(shinglesOf(one.join(' '), noNames), shinglesOf(other.join(' '), noNames));
      expect(found).toBe(all === 0 ? 0 : shared / all);
    }),
  );
});
