import { expect, test } from 'vitest';
import { readPassages } from './passages.server.ts';

test('a text without illustrations is one passage', () => {
  expect(readPassages('<p>Um texto.</p>')).toEqual([{ html: '<p>Um texto.</p>' }]);
});

test('an illustration is a passage between the texts before and after it', () => {
  expect(readPassages('<p>Antes.</p>\n<!-- illustration: stators -->\n<p>Depois.</p>\n')).toEqual([
    { html: '<p>Antes.</p>\n' },
    { illustration: 'stators' },
    { html: '<p>Depois.</p>\n' },
  ]);
});

test('illustrations at the ends or next to each other leave no empty passage', () => {
  expect(readPassages('<!-- illustration: photocell -->\n\n<!-- illustration: stators -->\n')).toEqual([
    { illustration: 'photocell' },
    { illustration: 'stators' },
  ]);
});

test('an unknown illustration throws an error that names it', () => {
  expect(() => readPassages('<!-- illustration: unicorn -->')).toThrow("'unicorn'");
});
