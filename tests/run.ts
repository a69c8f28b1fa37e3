/**
 * The whole test run (`npm test`), its fast part (`npm run check`, which passes `--fast`), or the tests named on the
 * command line (`npm test -- 'part of a title'`). Every step runs even after an earlier one has failed, so that one run
 * shows everything. The last line adds up all steps.
 */

import { ensureNginx } from './support/nginx/ensure-nginx.ts';
import { ensurePostgres } from './support/postgres/ensure-postgres.ts';
import { ensureChromium } from './support/programs/chromium.ts';
import { ensureSystemdAnalyze } from './support/programs/systemd-analyze.ts';
import { type ProgramCall, runQuietly } from './support/run-command.ts';
import { scratchFolder } from './support/runner/scratch-folder.ts';
import { slowestLines, type TimedTest } from './support/runner/slowest.ts';
import { closingLine, isGreen, ofExitCode, ofMissing, sum, type Tally } from './support/runner/tally.ts';
import { filterArguments } from './support/runner/test-filter.ts';
import { runVitest } from './support/runner/vitest-step.ts';

interface Step {
  name: string;
  /** @param print takes output that was collected instead of shown, to be printed with the step's result */
  run(print: (output: string) => void): Promise<Tally>;
}

/** Steps that run one after another. Lanes run side by side, because a step keeps one core busy at most. */
type Lane = readonly Step[];

const folders = ['app', 'content', 'domain', 'database', 'server', 'tests', 'bench'];
const fastProjects = ['unit', 'content'];
const slowestCount = 20;
const words = process.argv.slice(2);
const isFast = words.includes('--fast');
const chosen = filterArguments(words.filter((word) => word !== '--fast'));
const isCi = process.env.CI === 'true';

// Every process that the run starts inherits this folder.
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
    args: ['--config', '.dependency-cruiser.mjs', ...folders],
  }),
];

const types = commands(
  'types',
  { file: 'node_modules/.bin/react-router', args: ['typegen'] },
  // The other core has other steps to run. Several threads would take twice the time of the processor.
  { file: 'node_modules/typescript-native/bin/tsc', args: ['--singleThreaded'] },
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
  provision('a PostgreSQL server for the tests', 'PostgreSQL tests', ensurePostgres),
  provision('an nginx for the tests', 'tests behind nginx', ensureNginx),
  provision('systemd-analyze for the tests', 'tests of the units', ensureSystemdAnalyze),
];

const build = commands('build', { file: 'server/cli/build.ts', args: ['--if-stale'] });

/** All tests in one run of Vitest, so that no core is idle between two runs. */
const allTests: Step = {
  name: 'unit, content, http, contract and browser tests',
  run: () =>
    tests(
      'all',
      missingProjects().map((name) => project(`!${name}`)),
    ),
};

const chosenTests: Step = {
  name: 'the chosen tests',
  async run() {
    const { passed, failed } = await tests('chosen', [
      ...chosen,
      ...missingProjects().map((name) => project(`!${name}`)),
    ]);
    // All other tests count as skipped in the report, but nobody asked for them.
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

/** One step of several commands. It stops at the first failure, because each command needs the one before it. */
function commands(name: string, ...list: ProgramCall[]): Step {
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

function provision(name: string, what: string, ensure: () => Promise<string | null>): Step {
  return {
    name,
    async run() {
      const problem = await ensure();
      return problem === null ? ofExitCode(0) : leaveOut(what, problem);
    },
  };
}

/** A developer's machine may leave tests out, and the run says so. On the build server that is a failure. */
function leaveOut(what: string, problem: string): Tally {
  console.log(`${problem}\nThe ${what} are left out of this run.`);
  return ofMissing({ isFailure: isCi });
}

/** @returns groups of lanes: the groups run one after another, the lanes of a group side by side */
function groupsToRun(): Lane[][] {
  if (isFast) return [[[types], lintAndLayers], [[fastTests]]];
  if (chosen.length > 0) return [[[...provisions, build, chosenTests]]];
  // The build takes as long as the three checks. Installing waits for the network and the disk most of the time.
  return [[[build], [types, ...lintAndLayers], provisions], [[allTests]]];
}

async function runStep(step: Step, isAlone: boolean): Promise<void> {
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
      for (const step of lane) await runStep(step, lanes.length === 1);
    }),
  );
}

console.log(`\n── the slowest tests\n${slowestLines(timedTests, slowestCount).join('\n')}`);
const total = sum(tallies);
console.log(`\n${lines.join('\n')}\n${closingLine(total)}`);
process.exitCode = isGreen(total) ? 0 : 1;
