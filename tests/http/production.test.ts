import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Loads the site's build, and React with it, in a separate process. Only the development build of React has `act`. */
const program = `
  const { loadRouteMatcher } = await import('#server/answers/site-renderer.ts');
  await loadRouteMatcher();
  const { default: react } = await import('react');
  console.log('act' in react ? 'development' : 'production');
`;

function loadedReactBuild(mode: string): string {
  const env = { ...process.env, NODE_ENV: mode };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env,
    encoding: 'utf8',
  });
}

test('the production build of React renders the screens, whatever NODE_ENV is', () => {
  for (const mode of ['test', 'development', '']) expect(loadedReactBuild(mode)).toBe('production\n');
});
