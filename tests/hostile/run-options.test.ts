import { expect, test } from 'vitest';
import { readRunOptions } from './run-options.ts';

const parsers = ['cache key', 'slugs', 'rest query', 'rest select'].map((name) => ({
  name,
  maxLength: 10,
  tokens: [],
  feed() {},
}));
const read = (...args: string[]) => readRunOptions(args, parsers, 2 ** 31 + 5);

test('without options every parser gets a million inputs, from a seed that the time gives', () => {
  expect(read()).toEqual({ parsers, runs: 1_000_000, seed: 5, requests: null });
});

test('a part of a name chooses parsers, and numbers are taken as given', () => {
  const { parsers: chosen, ...numbers } = read(
    '--only',
    'rest',
    '--runs',
    '20',
    '--seed',
    '0',
    '--http',
    '7',
  );
  expect(chosen.map(({ name }) => name)).toEqual(['rest query', 'rest select']);
  expect(numbers).toEqual({ runs: 20, seed: 0, requests: 7 });
});

test.each([
  ['--only=slug of a title', "No parser has 'slug of a title' in its name. There are cache key, slugs, "],
  ['--runs=1e6', "--runs takes a whole number from 1, not '1e6'."],
  ['--runs=0', "--runs takes a whole number from 1, not '0'."],
  ['--http=many', "--http takes a whole number from 1, not 'many'."],
  ['--seed=x', "--seed takes a whole number from 0, not 'x'."],
])('the option %s is refused, because no run could do what it asks', (option, reason) => {
  expect(() => read(option)).toThrow(reason);
});
