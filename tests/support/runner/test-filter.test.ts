import { expect, test } from 'vitest';
import { filterArguments } from './test-filter.ts';

const isPath = (word: string) => word.includes('/');

function patternOf(words: string[]): RegExp {
  const [pattern = ''] = filterArguments(words, isPath);
  expect(pattern).toMatch(/^--testNamePattern=/);
  return new RegExp(pattern.replace('--testNamePattern=', ''));
}

test('a path limits the files', () => {
  expect(filterArguments(['tests/e2e/admin/panel.test.ts'], isPath)).toEqual([
    'tests/e2e/admin/panel.test.ts',
  ]);
  expect(filterArguments(['tests/e2e/admin/panel.test.ts', 'toast'], isPath)).toHaveLength(2);
});

test('all other words together are part of a title', () => {
  expect(patternOf(['empty', 'form']).test('an empty form is refused')).toBe(true);
  expect(patternOf(['empty', 'form']).test('an empty page and a form')).toBe(false);
});

test('the punctuation of a title is taken literally', () => {
  expect(patternOf(['?cidade=guarulhos (and more)']).test('?cidade=guarulhos (and more), canonical')).toBe(
    true,
  );
  expect(patternOf(['a.b']).test('a-b')).toBe(false);
});
