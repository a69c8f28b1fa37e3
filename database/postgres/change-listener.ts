import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { ChangeSignal } from '#database/database.ts';

const channel = 'content_changed';
const reconnectMs = 500;

/**
 * Counts the notifications of other processes. While the listening connection is down nothing can be
 * heard, so every look counts as a change until it is back: stale pages would be worse than slow ones.
 */
export async function listenForChanges(
  url: string,
  pool: pg.Pool,
): Promise<ChangeSignal & { close(): Promise<void> }> {
  let changes = 0;
  let closing = false;
  let listener: pg.Client | null = null;

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    client.on('notification', () => {
      changes += 1;
    });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    changes += 1;
    listener = client;
  }

  function lose(client: pg.Client): void {
    if (listener !== client) return;
    listener = null;
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!closing && listener === null) {
      await delay(reconnectMs);
      await connect().catch(() => {});
    }
  }

  await connect();
  return {
    current() {
      if (listener === null) changes += 1;
      return changes;
    },
    async announce() {
      await pool.query(`NOTIFY ${channel}`);
    },
    async close() {
      closing = true;
      const client = listener;
      listener = null;
      await client?.end();
    },
  };
}
