import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { pathAfterSignIn } from './return-after-sign-in.ts';

test('a sign-in leads to the screen it interrupted, and otherwise to the panel', () => {
  expect(pathAfterSignIn({ returnTo: paths.adminDraft('one') })).toBe(paths.adminDraft('one'));
  expect(pathAfterSignIn(null)).toBe(paths.adminPanel());
  expect(pathAfterSignIn({ returnTo: '//example.com' })).toBe(paths.adminPanel());
  expect(pathAfterSignIn({ from: '/' })).toBe(paths.adminPanel());
});
