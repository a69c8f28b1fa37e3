/** PostgreSQL hangs: its connections stay open and nothing answers. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Check } from '../check.ts';
import { outageFigures, readinessFigure, startOutageSite } from '../harness/outage-site.ts';
import { observe } from '../harness/traffic.ts';

const frozenMs = 15_000;

export const frozenPostgres: Check = {
  name: 'frozen-postgres',
  summary: `SIGSTOP for every process of PostgreSQL, ${frozenMs / 1000} s`,
  async run(harness) {
    const { postgres, streams, recovery } = await startOutageSite(harness);
    const observed = await observe(streams, async () => {
      postgres.freeze();
      await delay(frozenMs);
    });
    return [...outageFigures(observed), readinessFigure(observed), ...(await recovery(postgres.thaw))];
  },
};
