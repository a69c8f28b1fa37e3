/**
 * `npm run hostile`: the long form of the hostile tests. Every parser gets the given number of hostile strings, and the
 * table shows how long the slowest of them took. With `--http`, the built server gets hostile requests instead.
 *
 * - `npm run hostile -- --runs 1000000 --only 'rest query' --seed 7`
 * - `npm run hostile -- --http 20000`
 */
import { allParsers } from './all-parsers.ts';
import { attack } from './http/attack.ts';
import { startHostileSite } from './http/start-site.ts';
import { readRunOptions } from './run-options.ts';
import { tryParser } from './support/try-parser.ts';

/** The limit for one input. The event loop serves nobody else meanwhile. */
const maxMs = 50;

const { parsers, runs, seed, requests } = readRunOptions(process.argv.slice(2), allParsers, Date.now());
if (requests === null) await tryParsers();
else await attackServer(requests);

async function tryParsers(): Promise<void> {
  const line = (...cells: readonly string[]) =>
    console.log(cells.map((cell, column) => (column === 0 ? cell.padEnd(20) : cell.padStart(14))).join(''));
  console.log(`${runs} inputs for each parser, seed ${seed}`);
  line('parser', 'inputs', 'seconds', 'slowest, ms');
  for (const parser of parsers) {
    const { runs: done, totalMs, slowest, failure } = await tryParser(parser, runs, seed);
    line(parser.name, `${done}`, (totalMs / 1000).toFixed(1), slowest.ms.toFixed(2));
    if (failure !== null) fail(`a promise is broken by ${JSON.stringify(failure.input)}\n${failure.error}`);
    const { input, ms } = slowest;
    if (ms > maxMs) fail(`too slow: ${input.length} units, ${JSON.stringify(input.slice(0, 200))}`);
  }
}

async function attackServer(requestCount: number): Promise<void> {
  console.log(`${requestCount} requests, seed ${seed}`);
  const site = await startHostileSite();
  const { broken, statuses, slowestMs } = await attack(site, requestCount, seed);
  const errors = await site.stop();
  const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
  console.log(`${counts.join(', ')}\nslowest answer ${slowestMs.toFixed(0)} ms`);
  for (const problem of [...broken, ...errors]) fail(problem);
}

function fail(what: string): void {
  console.error(`FAILED ${what}`);
  process.exitCode = 1;
}
