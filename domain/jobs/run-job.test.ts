import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { openMigrated } from '#database/open-migrated.ts';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import type { Job } from './job.ts';
import { graceSeconds, leaseSeconds, runJob } from './run-job.ts';

const signal = new AbortController().signal;

describe.each(engines)('jobs on $name', (engine) => {
  let created: CreatedDatabase;
  /** Of two processes. */
  let databases: [Database, Database];
  let time: number;
  let reported: unknown[];

  beforeEach(async () => {
    created = await engine.create();
    databases = [(await openMigrated(created.url)).database, await openDatabase(created.url)];
    time = Date.UTC(2026, 0, 15, 12);
    reported = [];
  });

  afterEach(async () => {
    for (const database of databases) await database.close();
    await created.remove();
  });

  const job = (changes: Partial<Job> = {}): Job => ({
    name: 'empty_trash',
    everySeconds: 3600,
    runsIn: 'one_process',
    run: async () => 1,
    ...changes,
  });
  const run = (process: 0 | 1, jobToRun: Job) =>
    runJob(
      {
        database: databases[process],
        clock: () => new Date(time),
        reportFailure: (_job, error) => reported.push(error),
      },
      jobToRun,
      signal,
    );
  const rows = () => databases[0].query.selectFrom('jobs').selectAll().execute();

  test('if two processes check at the same time, one runs the job, and the next run is one interval later', async () => {
    for (let round = 0; round < 5; round += 1) {
      const runs = await Promise.all([run(0, job()), run(1, job())]);
      expect(runs.filter((ended) => ended !== null)).toMatchObject([{ outcome: 'done', affected: 1 }]);
      expect([await run(0, job()), await run(1, job())]).toEqual([null, null]);
      time += 3600 * 1000;
    }
    expect(await rows()).toEqual([
      {
        name: 'empty_trash',
        due_at: new Date(time).toISOString(),
        claim: 5,
        started_at: new Date(time - 3600 * 1000).toISOString(),
        ended_at: new Date(time - 3600 * 1000).toISOString(),
        outcome: 'done',
        affected: 1,
      },
    ]);
  });

  test('a process that stops renewing its claim loses it, and its late report is ignored', async () => {
    const { promise: stalled, resolve: wake } = Promise.withResolvers<number>();
    const first = run(0, job({ run: () => stalled }));
    await expect.poll(rows).toMatchObject([{ claim: 1 }]);
    time += (leaseSeconds - 1) * 1000;
    expect(await run(1, job())).toBeNull();
    time += 1000;
    expect(await run(1, job())).toMatchObject({ outcome: 'done', affected: 1 });
    wake(99);
    await first;
    expect(await rows()).toMatchObject([{ claim: 2, affected: 1 }]);
  });

  test('a job that fails is reported and tried again within a minute', async () => {
    const bug = new Error('on purpose');
    const failing = job({ run: () => Promise.reject(bug) });
    expect(await run(0, failing)).toMatchObject({ outcome: 'failed', affected: 0 });
    expect(reported).toEqual([bug]);
    expect(await run(1, job())).toBeNull();
    time += 60_000;
    expect(await run(1, job())).toMatchObject({ outcome: 'done' });
  });

  test('a time that only a wrong clock can have written does not stop a job', async () => {
    await run(0, job());
    await databases[0].query
      .updateTable('jobs')
      .set({ due_at: new Date(time + 365 * 24 * 3600 * 1000).toISOString() })
      .execute();
    expect(await run(1, job())).not.toBeNull();
  });

  test('a job that cannot be undone waits for a day if it is long overdue, and runs as planned once the clock is set right', async () => {
    const purge = job({ isIrreversible: true });
    await run(0, purge);
    const right = time;
    time += 400 * 24 * 3600 * 1000;
    expect([await run(0, purge), await run(1, purge)]).toEqual([null, null]);
    time += (graceSeconds - 1) * 1000;
    expect(await run(0, purge)).toBeNull();
    expect(await rows()).toMatchObject([{ claim: 1 }]);
    const ahead = time;
    time = right + 3600 * 1000;
    expect(await run(1, purge)).toMatchObject({ outcome: 'done' });
    // Now the later time is right: the site was off until then.
    time = ahead;
    expect(await run(0, purge)).toBeNull();
    time += graceSeconds * 1000;
    expect(await run(0, purge)).toMatchObject({ outcome: 'done' });
  });

  test('a job for each process runs in each of them, and only runs that did something or failed are stored', async () => {
    const idle = job({ name: 'publish_scheduled', runsIn: 'each_process', run: async () => 0 });
    expect([await run(0, idle), await run(1, idle)]).toMatchObject([{ affected: 0 }, { affected: 0 }]);
    expect(await rows()).toEqual([]);
    await run(1, { ...idle, run: async () => 3 });
    time += 1000;
    await run(0, { ...idle, run: async () => 2 });
    expect(await rows()).toMatchObject([{ name: 'publish_scheduled', due_at: null, affected: 2 }]);
    await run(1, { ...idle, run: () => Promise.reject(new Error('on purpose')) });
    expect(await rows()).toMatchObject([{ outcome: 'failed', affected: 0 }]);
  });

  test('an outage does not count as a failure of the job', async () => {
    const away = await openDatabase(created.url);
    await away.close();
    const unreachable = job({
      runsIn: 'each_process',
      run: () =>
        away.query
          .selectFrom('jobs')
          .select('name')
          .execute()
          .then(() => 0),
    });
    await expect(run(0, unreachable)).rejects.toThrow();
    expect(reported).toEqual([]);
  });
});
