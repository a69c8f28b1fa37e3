import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A separate process, because a process loads React once. Only the development build has `act`. */
const program = `
  const { loadAnswersAt } = await import('#server/answers/site-renderer.ts');
  await loadAnswersAt();
  const { default: react } = await import('react');
  console.log('act' in react ? 'development' : 'production');
`;

function buildOfReact(mode: string): string {
  const env = { ...process.env, NODE_ENV: mode };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env,
    encoding: 'utf8',
  });
}

test('the production build of React renders the screens, whatever NODE_ENV is', () => {
  for (const mode of ['test', 'development', '']) expect(buildOfReact(mode)).toBe('production\n');
});
