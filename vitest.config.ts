/** The tests, by what they cross: unit tests stand beside their source, the others in `tests/` by folder. */
import { defineConfig } from 'vitest/config';

/** Every test file outside `tests/`, and the test bed's own. */
const besideSource = ['**/*.test.ts', '**/*.test.tsx'];
const crossing = ['http', 'contract', 'content', 'e2e'];
const never = ['node_modules/**', 'build/**', '.react-router/**', 'tests/.artifacts/**'];

const seconds = (count: number) => count * 1000;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    globalSetup: ['tests/support/postgres.ts'],
    testTimeout: seconds(30),
    hookTimeout: seconds(30),
    // What is waited for is a condition, never a speed.
    expect: { poll: { timeout: seconds(10) } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: besideSource,
          exclude: [...never, ...crossing.map((folder) => `tests/${folder}/**`)],
        },
      },
      ...crossing.map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`, `tests/${name}/**/*.test.tsx`],
          // One browser at a time: its tests look at time, focus and what is painted.
          ...(name === 'e2e' && {
            testTimeout: seconds(60),
            hookTimeout: seconds(120),
            fileParallelism: false,
          }),
        },
      })),
    ],
  },
});
