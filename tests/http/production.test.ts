import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A process of its own, because a process loads React once. Only the development build has `act`. */
const program = `
  const { loadAnswersAt } = await import('#server/answers/site-renderer.ts');
  await loadAnswersAt();
  const { default: react } = await import('react');
  console.log('act' in react ? 'development' : 'production');
`;

test.each(['test', 'development', ''])(
  'the production build of React renders the screens when NODE_ENV is “%s”',
  (mode) => {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, NODE_ENV: mode },
      encoding: 'utf8',
    });
    expect(output).toBe('production\n');
  },
);
