import { expect, test } from 'vitest';
import { checkSiteBuild } from './site-build.ts';

const noop = () => {};
const entryModule = {
  default: noop,
  createLoadContext: noop,
  indexablePages: noop,
  handWrittenPages: noop,
  indexablePaths: noop,
  inlineSheets: noop,
  ownAddresses: noop,
  pagesOnSubject: noop,
  visitorScript: '',
};

test('a build with everything the server calls is accepted unchanged', () => {
  const build = { routes: {}, entry: { module: entryModule } };
  expect(checkSiteBuild(build)).toBe(build);
});

test('the refusal of an incomplete build names the missing function and the command to run', () => {
  const { inlineSheets: _, ...older } = entryModule;
  expect(() => checkSiteBuild({ routes: {}, entry: { module: older } })).toThrow(
    'The build does not fit this server; run `npm run build`:\n  - entry.module.inlineSheets: is not a function',
  );
});

test('a module that is not a build is refused', () => {
  expect(() => checkSiteBuild({})).toThrow(/routes: .*\n.*entry: /);
});
