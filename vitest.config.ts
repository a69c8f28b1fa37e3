/** The projects of tests: unit tests are next to their source, and each folder of `tests/` with tests is one project. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/runner/longest-first.ts';

/** Every test file outside the folders of the other projects. */
const besideSource = ['**/*.test.ts', '**/*.test.tsx'];
const folders = ['http', 'contract', 'content', 'hostile', 'e2e'];
const never = ['node_modules/**', 'build/**', '.react-router/**', 'tests/.artifacts/**'];

const seconds = (count: number) => count * 1000;

export default defineConfig({
  // The development runtime of JSX fails once a test of the same worker has chosen the production build of React.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    globalSetup: ['tests/support/provide-databases.ts'],
    // A busy machine is three times slower. Only a test that hangs waits for the limit.
    testTimeout: seconds(90),
    hookTimeout: seconds(90),
    // Tests wait for servers and databases now and then. With one worker a core, the cores were idle meanwhile, and with
    // Vitest's default half of a small machine was.
    maxWorkers: availableParallelism() + 1,
    // Loading all modules anew for each file takes longer than most tests. Browser tests share a browser this way too.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Tests wait for conditions, never for a certain speed.
    expect: { poll: { timeout: seconds(30) } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: besideSource,
          exclude: [...never, ...folders.map((folder) => `tests/${folder}/**`)],
        },
      },
      ...folders.map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`, `tests/${name}/**/*.test.tsx`],
          ...(name === 'e2e' && {
            globalSetup: ['tests/e2e/support/provide-public-site.ts'],
            // After all others, so that each worker keeps its browser to the end.
            sequence: { groupOrder: 1 },
            // They wait for the browser and for the site half of the time. With 1.5 workers a core, a sixth of the
            // time of two cores was idle.
            maxWorkers: availableParallelism() * 2,
            testTimeout: seconds(120),
            hookTimeout: seconds(120),
          }),
        },
      })),
    ],
  },
});
