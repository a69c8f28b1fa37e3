/** PostgreSQL ends the connections of the site again and again, as a failover does. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Check } from '../check.ts';
import { outageFigures, startOutageSite } from '../harness/outage-site.ts';
import { observe } from '../harness/traffic.ts';

const forMs = 10_000;
const everyMs = 30;
const copies = 5;

export const endedBackends: Check = {
  name: 'ended-backends',
  summary: `pg_terminate_backend for all connections of the site, every ${everyMs} ms`,
  async run(harness) {
    const { postgres, streams, recovery } = await startOutageSite(harness);
    const killer = await postgres.connect();
    // Several requests at once, so that enough of them are under way when a connection ends.
    const many = Array.from({ length: copies }, () =>
      streams.filter(({ name }) => name !== 'sign-in'),
    ).flat();
    const observed = await observe(many, async () => {
      const endsAt = performance.now() + forMs;
      while (performance.now() < endsAt) {
        await killer.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        );
        await delay(everyMs);
      }
    });
    await killer.end();
    return [...outageFigures(observed), ...(await recovery(() => {}))];
  },
};
