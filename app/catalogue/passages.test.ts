import { expect, test } from 'vitest';
import { readPassages } from './passages.server.ts';

test('a text without drawings is one passage', () => {
  expect(readPassages('<p>Um texto.</p>')).toEqual([{ html: '<p>Um texto.</p>' }]);
});

test('a drawing stands between the passages around it, in their order', () => {
  expect(readPassages('<p>Antes.</p>\n<!-- figure: stators -->\n<p>Depois.</p>\n')).toEqual([
    { html: '<p>Antes.</p>\n' },
    { figure: 'stators' },
    { html: '<p>Depois.</p>\n' },
  ]);
});

test('drawings at the edges or next to one another leave no empty passage', () => {
  expect(readPassages('<!-- figure: photocell -->\n\n<!-- figure: stators -->\n')).toEqual([
    { figure: 'photocell' },
    { figure: 'stators' },
  ]);
});

test('a drawing nobody made is refused by name', () => {
  expect(() => readPassages('<!-- figure: unicorn -->')).toThrow("'unicorn'");
});
