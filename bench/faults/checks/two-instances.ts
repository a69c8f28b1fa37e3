/** Two instances behind nginx: how soon each shows what the other stored, and what happens when one is killed. */
import { setTimeout as delay } from 'node:timers/promises';
import { all, atMost, type Check, type Measurement, none, note, under } from '../check.ts';
import { ask, type Outcome, tally } from '../harness/ask.ts';
import { call, expectStatus, hasStatus, openSession, publish } from '../harness/backend.ts';
import type { Harness } from '../harness/harness.ts';
import { pageRow, pageRows } from '../harness/pages.ts';
import { signalAll } from '../harness/processes.ts';
import { publicPaths } from '../harness/public-pages.ts';
import { millisecondsUntil } from '../harness/traffic.ts';
import { startTwoInstances, type TwoInstances } from '../harness/two-instances.ts';

const changes = 20;
const shownWithinSeconds = 1;
const readers = 12;
const writers = 4;
const pagesPublished = 200;
const loadBeforeMs = 1500;
const loadAfterMs = 4000;

export const twoInstances: Check = {
  name: 'two-instances',
  summary: 'two instances on one PostgreSQL behind nginx; one is killed under load',
  async run(harness) {
    return [
      ...(await measureDelays(await startTwoInstances(harness))),
      ...under('SIGKILL', await endOneUnderLoad(harness, 'SIGKILL')),
      ...under('SIGTERM', await endOneUnderLoad(harness, 'SIGTERM')),
    ];
  },
};

/**
 * A page published through one instance is requested from the other. A change is requested through nginx, which keeps
 * copies of pages.
 */
async function measureDelays({ instances, visitor, stop }: TwoInstances): Promise<Measurement[]> {
  const [first, second] = instances;
  const token = await openSession(first.origin);
  const through = visitor();
  let slowestNew = 0;
  let slowestChange = 0;
  for (let index = 0; index < changes; index += 1) {
    const row = pageRow(`duas-${index}`);
    const path = `/links-uteis/${row.slug}`;
    expectStatus(await publish(first.origin, token, [row]), 201);
    const newMs = await millisecondsUntil(
      () => ask(second.origin, path),
      (outcome) => hasStatus(outcome, 200),
    );
    slowestNew = Math.max(slowestNew, newMs);

    expectStatus(await through.ask(path), 200);
    const text = `mudou ${index}`;
    const change = { method: 'PATCH', body: { content: `<p>${text}</p>` } };
    expectStatus(
      await call(first.origin, `/rest/v1/generated_pages?slug=eq.${row.slug}`, token, change),
      204,
    );
    const isChanged = (outcome: Outcome) =>
      outcome.kind === 'answered' && outcome.body.toString().includes(text);
    // Both instances have to show it, because nginx asks them in turn.
    for (const ask of [() => through.ask(path), () => through.ask(path)]) {
      slowestChange = Math.max(slowestChange, await millisecondsUntil(ask, isChanged));
    }
  }
  through.leave();
  await stop();
  return [
    atMost('a new page is shown by the other within', slowestNew / 1000, shownWithinSeconds, ' s'),
    atMost('a change is shown through nginx within', slowestChange / 1000, shownWithinSeconds, ' s'),
  ];
}

async function endOneUnderLoad(harness: Harness, signal: 'SIGKILL' | 'SIGTERM'): Promise<Measurement[]> {
  const site = await startTwoInstances(harness);
  const [victim, other] = site.instances;
  const token = await openSession(other.origin);
  for (let first = 0; first < pagesPublished; first += 50) {
    expectStatus(await publish(other.origin, token, pageRows('rua', first, 50)), 201);
  }
  const paths = await publicPaths(other.origin);
  const reads: Outcome[] = [];
  const writes: Outcome[] = [];
  const acknowledged: string[] = [];
  let isOver = false;
  let next = 0;

  async function read(): Promise<void> {
    const visitor = site.visitor();
    for (let turn = 0; !isOver; turn += 1) {
      const page = paths[next++ % paths.length] ?? '/';
      // Every third request reads the API, which is cached nowhere.
      reads.push(
        await visitor.ask(turn % 3 === 0 ? '/rest/v1/generated_pages?select=id,slug&limit=5' : page),
      );
    }
    visitor.leave();
  }
  async function write(): Promise<void> {
    const visitor = site.visitor();
    while (!isOver) {
      const row = pageRow(`gravada-${signal}-${next++}`.toLowerCase());
      const outcome = await visitor.ask('/rest/v1/generated_pages', token, { body: [row] });
      writes.push(outcome);
      if (hasStatus(outcome, 201)) acknowledged.push(row.slug);
    }
    visitor.leave();
  }

  const load = [...Array.from({ length: readers }, read), ...Array.from({ length: writers }, write)];
  await delay(loadBeforeMs);
  signalAll([victim.pid], signal);
  await delay(loadAfterMs);
  isOver = true;
  await Promise.all(load);

  const stored = await storedSlugs(site);
  await site.stop();
  const failedReads = reads.filter((outcome) => !hasStatus(outcome, 200));
  const failedWrites = writes.filter((outcome) => !hasStatus(outcome, 201));
  return [
    all(
      'acknowledged and present',
      acknowledged.filter((slug) => stored.has(slug)).length,
      acknowledged.length,
    ),
    none('reads that were not 200', failedReads.length, reads.length),
    note(`reads ${tally(reads)}, writes ${tally(writes)}`),
    ...(signal === 'SIGTERM' ? [none('writes that failed', failedWrites.length, writes.length)] : []),
  ];
}

async function storedSlugs({ postgres }: TwoInstances): Promise<Set<string>> {
  const client = await postgres.connect();
  const { rows } = await client.query<{ slug: string }>('SELECT slug FROM generated_pages');
  await client.end();
  return new Set(rows.map(({ slug }) => slug));
}
