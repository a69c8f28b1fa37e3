/** Somebody locks a table of PostgreSQL for longer than any statement of the site may take. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Check } from '../check.ts';
import { outageFigures, startOutageSite } from '../harness/outage-site.ts';
import { observe } from '../harness/traffic.ts';

const lockMs = 13_000;

export const tableLock: Check = {
  name: 'table-lock',
  summary: `an ACCESS EXCLUSIVE lock on the pages for ${lockMs / 1000} s`,
  async run(harness) {
    const site = await startOutageSite(harness);
    const locker = await site.postgres.connect();
    const observed = await observe(site.streams, async () => {
      await locker.query('BEGIN; LOCK TABLE generated_pages IN ACCESS EXCLUSIVE MODE');
      await delay(lockMs);
    });
    const recovery = await site.recovery(async () => {
      await locker.query('ROLLBACK');
    });
    await locker.end();
    return [...outageFigures(observed), ...recovery];
  },
};
