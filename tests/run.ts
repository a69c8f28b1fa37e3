/**
 * The whole test run (`npm test`), its fast part (`npm run check`, the same with `--fast`), or the tests that the
 * words of the command line choose (`npm test -- 'part of a title'`). Every step runs even when an earlier one failed,
 * so that one run shows everything; the last line adds up all of them.
 */
import { ensureChromium } from './support/chromium.ts';
import { ensurePostgres } from './support/postgres/ensure-postgres.ts';
import { type Command, runQuietly } from './support/run-command.ts';
import { scratchFolder } from './support/runner/scratch-folder.ts';
import { slowestLines, type TimedTest } from './support/runner/slowest.ts';
import { closingLine, isGreen, ofExitCode, ofMissing, sum, type Tally } from './support/runner/tally.ts';
import { filterArguments } from './support/runner/test-filter.ts';
import { runVitest } from './support/runner/vitest-step.ts';

interface Step {
  name: string;
  /** @param print shows the output of the commands that write it nowhere themselves */
  run(print: (output: string) => void): Promise<Tally>;
}

/** Steps that run one after the other, beside those of other lanes: each of them keeps one core busy. */
type Lane = readonly Step[];

const rooms = ['app', 'content', 'domain', 'database', 'server', 'tests', 'bench'];
const fastProjects = ['unit', 'content'];
const slowestCount = 20;
const words = process.argv.slice(2);
const isFast = words.includes('--fast');
const chosen = filterArguments(words.filter((word) => word !== '--fast'));
const isCi = process.env.CI === 'true';

// Every process of the run inherits it.
process.env.TMPDIR = scratchFolder();

let hasBrowser = false;
const timedTests: TimedTest[] = [];

const lintAndLayers: Lane = [
  commands('format and lint', {
    file: 'node_modules/.bin/biome',
    args: ['ci', '--error-on-warnings', '.'],
  }),
  commands('layers', {
    file: 'node_modules/.bin/depcruise',
    args: ['--config', '.dependency-cruiser.mjs', ...rooms],
  }),
];

const types = commands(
  'types',
  { file: 'node_modules/.bin/react-router', args: ['typegen'] },
  { file: 'node_modules/.bin/tsc', args: [] },
);

const fastTests: Step = {
  name: 'unit and content tests',
  run: () => tests('fast', fastProjects.map(project)),
};

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

const build = commands('build', { file: 'server/cli/build.ts', args: ['--if-stale'] });

const slowTests: Step = {
  name: 'http, contract and browser tests',
  run: () =>
    tests(
      'slow',
      [...fastProjects, ...missingProjects()].map((name) => project(`!${name}`)),
    ),
};

const chosenTests: Step = {
  name: 'the chosen tests',
  async run() {
    const { passed, failed } = await tests('chosen', [
      ...chosen,
      ...missingProjects().map((name) => project(`!${name}`)),
    ]);
    // All others are skipped, and that is what was asked for.
    return { passed, failed, skipped: 0 };
  },
};

const project = (name: string) => `--project=${name}`;
const missingProjects = () => (hasBrowser ? [] : ['e2e']);

async function tests(name: string, args: string[]): Promise<Tally> {
  const outcome = await runVitest(name, args);
  timedTests.push(...outcome.tests);
  return outcome.tally;
}

/** One step of several commands; those after the first failure are left out, because they depend on it. */
function commands(name: string, ...list: Command[]): Step {
  return {
    name,
    async run(print) {
      for (const command of list) {
        const { code, output } = await runQuietly(command);
        print(output);
        if (code !== 0) return ofExitCode(code);
      }
      return ofExitCode(0);
    },
  };
}

/** A developer's machine may leave tests out, and says so; the build server never does. */
function leaveOut(what: string, problem: string): Tally {
  console.log(`${problem}\nThe ${what} are left out of this run.`);
  return ofMissing({ isFailure: isCi });
}

/** @returns groups one after the other, and in each its lanes side by side */
function groupsToRun(): Lane[][] {
  if (isFast) return [[[types], lintAndLayers], [[fastTests]]];
  if (chosen.length > 0) return [[[...provisions, build, chosenTests]]];
  return [[[types], [...lintAndLayers, build]], [[...provisions, fastTests, slowTests]]];
}

async function take(step: Step, isAlone: boolean): Promise<void> {
  const heading = `\n── ${step.name}`;
  const outputs: string[] = [];
  if (isAlone) console.log(heading);
  const startedAt = performance.now();
  const tally = await step.run((output) => outputs.push(output));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const line = `${tally.failed > 0 ? 'failed' : 'ok    '}  ${step.name} (${seconds} s)`;
  console.log(`${isAlone ? '' : `${heading}\n`}${outputs.join('')}${line}`);
  tallies.push(tally);
  lines.push(line);
}

const tallies: Tally[] = [];
const lines: string[] = [];
for (const lanes of groupsToRun()) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await take(step, lanes.length === 1);
    }),
  );
}

console.log(`\n── the slowest tests\n${slowestLines(timedTests, slowestCount).join('\n')}`);
const total = sum(tallies);
console.log(`\n${lines.join('\n')}\n${closingLine(total)}`);
process.exitCode = isGreen(total) ? 0 : 1;
