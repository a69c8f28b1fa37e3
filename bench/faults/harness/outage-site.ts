/** A site on a PostgreSQL server that will fail, with the requests of its visitors and its owner in the meantime. */
import { setTimeout as delay } from 'node:timers/promises';
import { atMost, holds, type Measurement, none, note } from '../check.ts';
import { ask, nameOf, type Outcome } from './ask.ts';
import { call, expectStatus, hasStatus, openSession, publish, signIn } from './backend.ts';
import type { Harness } from './harness.ts';
import { askAll } from './kept-connection.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { pageRow, pageRows } from './pages.ts';
import { publicPaths } from './public-pages.ts';
import { millisecondsUntil, type Observed, type Stream } from './traffic.ts';

export interface OutageSite {
  postgres: OwnPostgres;
  streams: readonly Stream[];
  /** Ends the fault and measures how long until pages, reads and writes work again. */
  recovery(end: () => Promise<void> | void): Promise<Measurement[]>;
}

const pagesPublished = 400;
const keptPages = 5;
const answerLimitSeconds = 3;
const recoveryLimitSeconds = 1;

export async function startOutageSite(harness: Harness): Promise<OutageSite> {
  const postgres = await harness.startPostgres();
  const { origin } = await harness.startSite({ databaseUrl: postgres.databaseUrl });
  const token = await openSession(origin);
  for (let first = 0; first < pagesPublished; first += 50) {
    expectStatus(await publish(origin, token, pageRows('rua', first, 50)), 201);
  }
  const kept = (await publicPaths(origin)).slice(0, keptPages);
  await askAll(origin, kept, 1);
  // Long enough that no check of the content version is still under way.
  await delay(500);
  await askAll(origin, kept, 1);

  let page = 0;
  let write = 0;
  const uncachedPage = () => ask(origin, `/links-uteis/rua-${page++ % pagesPublished}`);
  const read = () => call(origin, '/rest/v1/generated_pages?select=id,slug&limit=1', null);
  const save = () => publish(origin, token, [pageRow(`nova-${write++}`)]);
  return {
    postgres,
    streams: [
      ...kept.map((path) => ({ name: 'cached page', ask: () => ask(origin, path) })),
      { name: 'uncached page', ask: uncachedPage },
      { name: 'read', ask: read },
      { name: 'write', ask: save },
      { name: 'sign-in', ask: () => signIn(origin) },
      { name: 'readyz', ask: () => ask(origin, '/readyz') },
    ],
    async recovery(end) {
      await end();
      const [ofPages, ofReads, ofWrites] = await Promise.all([
        millisecondsUntil(uncachedPage, (outcome) => hasStatus(outcome, 200)),
        millisecondsUntil(read, (outcome) => hasStatus(outcome, 200)),
        millisecondsUntil(save, (outcome) => hasStatus(outcome, 201)),
      ]);
      return [atMost('recovery', Math.max(ofPages, ofReads, ofWrites) / 1000, recoveryLimitSeconds, ' s')];
    },
  };
}

/**
 * What must hold in every outage: nobody waits long, cached pages are served, and everything else works or says when to
 * try again.
 */
export function outageFigures(observed: readonly Observed[]): Measurement[] {
  const of = (wanted: (stream: string) => boolean) =>
    observed.filter(({ stream }) => wanted(stream)).map(({ outcome }) => outcome);
  const cached = of((stream) => stream === 'cached page');
  const rest = of((stream) => stream !== 'cached page' && stream !== 'readyz');
  const [slowest] = observed.toSorted((a, b) => b.outcome.ms - a.outcome.ms);
  const names = [...new Set(observed.map(({ stream }) => stream))];
  return [
    atMost(
      `slowest answer (${slowest?.stream})`,
      (slowest?.outcome.ms ?? Number.NaN) / 1000,
      answerLimitSeconds,
      ' s',
    ),
    none(
      'cached pages that were not 200',
      cached.filter((outcome) => !hasStatus(outcome, 200)).length,
      cached.length,
    ),
    none('others neither answered nor 503 with Retry-After', rest.filter(isUnplanned).length, rest.length),
    note(names.map((name) => `${name} ${counted(of((stream) => stream === name))}`).join(', ')),
  ];
}

/** The outage has to be reported within the time that any answer may take. */
export function readinessFigure(observed: readonly Observed[]): Measurement {
  const reports = observed.filter(
    ({ stream, startedMs }) => stream === 'readyz' && startedMs > answerLimitSeconds * 1000,
  );
  return holds(
    '/readyz reports it',
    reports.length > 0 && reports.every(({ outcome }) => hasStatus(outcome, 503)),
  );
}

/** Like `tally`, but separates a 503 that says when to try again from one that does not. */
function counted(outcomes: readonly Outcome[]): string {
  const name = (outcome: Outcome) =>
    nameOf(outcome) + (hasStatus(outcome, 503) && isUnplanned(outcome) ? ' without Retry-After' : '');
  return [...Map.groupBy(outcomes, name)].map(([one, list]) => `${one} × ${list.length}`).join(', ');
}

function isUnplanned(outcome: Outcome): boolean {
  if (outcome.kind !== 'answered') return true;
  if (outcome.status === 503) return outcome.headers['retry-after'] === undefined;
  return outcome.status !== 200 && outcome.status !== 201;
}
