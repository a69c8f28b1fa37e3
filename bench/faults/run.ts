/**
 * `npm run faults`: attacks and breaks real processes of the site and prints what happened, one line per check. The
 * exit code is 1 if a limit is exceeded. `-- --list` names the checks, `-- --only NAME,NAME` runs some of them,
 * `-- --long` takes the long forms, and `-- --site FOLDER` measures another built checkout.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from './checks.ts';
import { createCleanup } from './harness/cleanup.ts';
import { createHarness } from './harness/harness.ts';
import { siteProgram } from './harness/site-program.ts';
import { outcomeLine, runCheck } from './run-check.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
    long: { type: 'boolean', default: false },
    site: { type: 'string', default: '.' },
  },
});

if (values.list) {
  for (const { name, summary } of checks) console.log(`${name.padEnd(16)} ${summary}`);
  process.exit(0);
}
const names = values.only?.split(',') ?? checks.map(({ name }) => name);
const unknown = names.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. --list names them.`);
  process.exit(2);
}

const folder = resolve(values.site);
const program = siteProgram(folder);
if (values.site === '.') {
  const built = spawnSync(program.node, ['server/cli/build.ts', '--if-stale'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}

let cleanup = createCleanup();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanup.run().finally(() => process.exit(130)));
}

for (const check of checks.filter(({ name }) => names.includes(name))) {
  cleanup = createCleanup();
  const outcome = await runCheck(check, createHarness(program, cleanup, values.long));
  await cleanup.run();
  console.log(outcomeLine(check, outcome));
  if (outcome.verdict === 'FAIL') process.exitCode = 1;
}
