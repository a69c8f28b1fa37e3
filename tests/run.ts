/**
 * The whole test run (`npm test`), or its fast part (`npm run check`, the same with `--fast`). Every step runs
 * even when an earlier one failed, so that one run shows everything; the last line adds up all of them.
 */
import { ensureChromium } from './support/chromium.ts';
import { ensurePostgres } from './support/ensure-postgres.ts';
import { type Command, run } from './support/run-command.ts';
import { closingLine, isGreen, ofExitCode, ofMissing, sum, type Tally } from './support/tally.ts';
import { runVitest } from './support/vitest-step.ts';

interface Step {
  name: string;
  run(): Promise<Tally>;
}

const rooms = ['app', 'content', 'domain', 'database', 'server', 'tests', 'bench'];
const fastProjects = ['unit', 'content'];
const isFast = process.argv.includes('--fast');
const isCi = process.env.CI === 'true';

let hasBrowser = false;

const checks: Step[] = [
  commands('format and lint', {
    file: 'node_modules/.bin/biome',
    args: ['ci', '--error-on-warnings', '.'],
  }),
  commands('layers', {
    file: 'node_modules/.bin/depcruise',
    args: ['--config', '.dependency-cruiser.mjs', ...rooms],
  }),
  commands(
    'types',
    { file: 'node_modules/.bin/react-router', args: ['typegen'] },
    { file: 'node_modules/.bin/tsc', args: [] },
  ),
];

const fastTests: Step = { name: 'unit and content tests', run: () => runVitest('fast', fastProjects) };

const provisions: Step[] = [
  {
    name: 'a browser for the tests',
    async run() {
      const problem = await ensureChromium();
      hasBrowser = problem === null;
      return problem === null ? ofExitCode(0) : leaveOut('browser tests', problem);
    },
  },
  {
    name: 'a PostgreSQL server for the tests',
    async run() {
      const problem = await ensurePostgres();
      return problem === null ? ofExitCode(0) : leaveOut('PostgreSQL tests', problem);
    },
  },
];

const furtherTests: Step[] = [
  commands('build', { file: 'server/cli/build.ts', args: ['--if-stale'] }),
  {
    name: 'http, contract and browser tests',
    run: () => {
      const leftOut = hasBrowser ? fastProjects : [...fastProjects, 'e2e'];
      return runVitest(
        'further',
        leftOut.map((project) => `!${project}`),
      );
    },
  },
];

/** One step of several commands; those after the first failure make no sense and are left out. */
function commands(name: string, ...list: Command[]): Step {
  return {
    name,
    async run() {
      for (const command of list) {
        const code = await run(command);
        if (code !== 0) return ofExitCode(code);
      }
      return ofExitCode(0);
    },
  };
}

/** On a developer's machine tests may be left out, said plainly; the build server never leaves any out. */
function leaveOut(what: string, problem: string): Tally {
  console.log(`${problem}\nThe ${what} are left out of this run.`);
  return ofMissing({ isFailure: isCi });
}

const tallies: Tally[] = [];
const lines: string[] = [];
for (const step of isFast ? [...checks, fastTests] : [...checks, ...provisions, fastTests, ...furtherTests]) {
  console.log(`\n── ${step.name}`);
  const startedAt = performance.now();
  const tally = await step.run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const line = `${tally.failed > 0 ? 'failed' : 'ok    '}  ${step.name} (${seconds} s)`;
  console.log(line);
  tallies.push(tally);
  lines.push(line);
}

const total = sum(tallies);
console.log(`\n${lines.join('\n')}\n${closingLine(total)}`);
process.exitCode = isGreen(total) ? 0 : 1;
