/**
 * `npm run bench`: measures the budgets of docs/specification/budgets.md on this machine. It prints figures and
 * asserts nothing. `-- --only weights` measures one part, `-- --rows 1000000` sets the number of pages for the parts
 * scale and alike.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { measureAddresses } from './addresses.ts';
import { measureAlikePages } from './alike-pages.ts';
import { measureBrowsers } from './browsers/measure.ts';
import { measureCachedPage } from './cached-page.ts';
import { measureContactFigures } from './contact-figures.ts';
import { measureScale } from './scale.ts';
import { measureStart } from './start.ts';
import { measureSingleFlight, measureUncachedRender } from './uncached-render.ts';
import { measureWeights } from './weights.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '50000' }, only: { type: 'string' } },
});
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < 1_000) throw new Error('--rows takes a number of at least 1000');

const parts: Record<string, () => Promise<void>> = {
  weights: measureWeights,
  render: measureUncachedRender,
  misses: measureSingleFlight,
  start: measureStart,
  cached: measureCachedPage,
  alike: () => measureAlikePages(rows),
  addresses: measureAddresses,
  contacts: measureContactFigures,
  browsers: measureBrowsers,
  scale: () => measureScale(rows),
};
const chosen = values.only === undefined ? Object.keys(parts) : [values.only];

const built = spawnSync(process.execPath, ['server/cli/build.ts', '--if-stale'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
for (const name of chosen) {
  const part = parts[name];
  if (part === undefined) throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`);
  console.log();
  await part();
}
