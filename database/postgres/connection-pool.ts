/** A pool that can discard all of its connections, and can refuse to hand out any. */
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseOutage } from '#database/outages/database-outage.ts';
import { withTimeLimit } from '#database/outages/time-limit.ts';
import { wait } from '#database/outages/waiting-time.ts';
import { TimeoutClient } from './timeout-client.ts';

export interface ConnectionPool extends PostgresPool {
  /** Every connection opened so far is closed instead of being used again. */
  distrustAll(): void;
  /** While true, requests for a connection fail at once. */
  refuse(isRefusing: boolean): void;
}

/** Does not open a connection yet. */
export function createConnectionPool(config: pg.PoolConfig): ConnectionPool {
  const pool = new pg.Pool({ ...config, Client: TimeoutClient });
  let trusted = new WeakSet<pg.PoolClient>();
  let isRefusing = false;
  let ending: Promise<void> | null = null;
  pool.on('connect', (client) => trusted.add(client));
  // The pool replaces a connection that breaks while idle. Without a listener the event would end the process.
  pool.on('error', () => {});

  async function nextClient(leftMs: number): Promise<pg.PoolClient> {
    const connecting = pool.connect();
    try {
      return await withTimeLimit(connecting, leftMs);
    } catch (error) {
      // A connection that is being opened may still be handed out, but nobody waits for it.
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw error;
    }
  }

  return {
    options: pool.options,
    async connect() {
      while (true) {
        if (isRefusing) throw new DatabaseOutage('The database is out of service');
        const client = await wait(nextClient);
        if (trusted.has(client)) return client;
        client.release(true);
      }
    },
    distrustAll() {
      trusted = new WeakSet();
    },
    refuse(isRefusingNow) {
      isRefusing = isRefusingNow;
    },
    end() {
      ending ??= pool.end();
      return ending;
    },
  };
}
