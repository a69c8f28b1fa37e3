/** PostgreSQL stops and comes back. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Check } from '../check.ts';
import { outageFigures, readinessFigure, startOutageSite } from '../harness/outage-site.ts';
import { observe } from '../harness/traffic.ts';

const stoppedMs = 6_000;

export const stoppedPostgres: Check = {
  name: 'stopped-postgres',
  summary: `PostgreSQL stopped for ${stoppedMs / 1000} s, then started again`,
  async run(harness) {
    const { postgres, streams, recovery } = await startOutageSite(harness);
    const observed = await observe(streams, async () => {
      await postgres.halt();
      await delay(stoppedMs);
    });
    return [...outageFigures(observed), readinessFigure(observed), ...(await recovery(postgres.resume))];
  },
};
