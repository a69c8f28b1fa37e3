/**
 * `npm run compare -- BEFORE AFTER [--expect FILE] [--all]`: sends two builds the same requests and prints how their
 * answers differ. Each side is a revision or a folder. Exits with 1 if any difference is missing from the file of
 * expected ones.
 */
import { parseArgs } from 'node:util';
import { ask, type SiteRequest } from './ask.ts';
import { build, type Checkout, checkOut } from './checkout.ts';
import { compareAnswers } from './compare-answers.ts';
import { createReport, readExpectations } from './report.ts';
import { requestsFor, siteMapRequests } from './requests.ts';
import { type RunningBuild, startBuild } from './start-build.ts';

/** Enough for two pages of /sitemap. */
const somePages = 230;
/** Enough for two parts of /sitemap.xml. */
const manyPages = 10_100;
const shownExamples = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { expect: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const [before, after, ...rest] = positionals;
if (before === undefined || after === undefined || rest.length > 0) {
  console.error('Usage: npm run compare -- BEFORE AFTER [--expect FILE] [--all]');
  process.exit(2);
}

const expectations = values.expect === undefined ? [] : readExpectations(values.expect);
const report = createReport(expectations, values.all ? Number.POSITIVE_INFINITY : shownExamples);
const checkouts: Checkout[] = [];
try {
  for (const name of [before, after]) checkouts.push(checkOut(name));
  for (const checkout of checkouts) build(checkout);
  const folders = checkouts.map(({ folder }) => folder);
  const few = await compareWith(folders, somePages, (ports) => requestsFor(ports, folders));
  const many = await compareWith(folders, manyPages, async () => siteMapRequests);
  for (const line of report.lines()) console.log(line);
  console.log(`${few + many} requests, ${report.unexpected.size} kinds of unexpected differences`);
  process.exitCode = report.unexpected.size === 0 ? 0 : 1;
} finally {
  for (const checkout of checkouts) checkout.remove();
}

/** @returns how many requests were sent */
async function compareWith(
  folders: readonly string[],
  pageCount: number,
  requestsOf: (ports: readonly number[]) => Promise<readonly SiteRequest[]>,
): Promise<number> {
  const builds: RunningBuild[] = [];
  try {
    // One after another, so that one that does not start leaves none running.
    for (const folder of folders) builds.push(await startBuild(folder, pageCount));
    const [one, other] = builds.map(({ port }) => port) as [number, number];
    const sent = await requestsOf([one, other]);
    for (const request of sent) {
      const answers = await Promise.all([ask(one, request), ask(other, request)]);
      report.add(`${request.method} ${request.path}`, compareAnswers(request.path, ...answers));
    }
    return sent.length;
  } finally {
    await Promise.all(builds.map((running) => running.stop()));
  }
}
