import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { ChangeSignal } from '#database/database.ts';
import { ImpatientClient } from './impatient-client.ts';

const channel = 'content_changed';
const reconnectMs = 500;

export interface ListenerTiming {
  /** How often the connection has to prove that it would hear. */
  heartbeatMs: number;
  /** After so long without an answer it is taken for dead. */
  answerMs: number;
}

/** Longer between two beats than one may take. Together they bound how long a dead connection can go unnoticed. */
const usualTiming: ListenerTiming = { heartbeatMs: 3000, answerMs: 2000 };

/**
 * Counts the notifications of other processes. While the listening connection is down nothing can be
 * heard, so every look counts as a change until it is back: stale pages would be worse than slow ones.
 */
export async function listenForChanges(
  url: string,
  timing = usualTiming,
): Promise<ChangeSignal & { close(): Promise<void> }> {
  let changes = 0;
  let closing = false;
  let listener: pg.Client | null = null;
  const open = new Set<pg.Client>();

  async function connect(): Promise<void> {
    const client = new ImpatientClient({ connectionString: url, query_timeout: timing.answerMs });
    open.add(client);
    client.on('notification', () => {
      changes += 1;
    });
    client.on('end', () => {
      open.delete(client);
      lose(client);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    if (closing) return;
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
      await delay(reconnectMs, undefined, { ref: false });
      if (!closing) await connect().catch(() => {});
    }
  }

  await connect();
  // A dead connection may look alive for a quarter of an hour. A beat that is not answered ends it.
  const heartbeat = setInterval(() => listener?.query('SELECT 1').catch(() => {}), timing.heartbeatMs);
  heartbeat.unref();
  return {
    current() {
      if (listener === null) changes += 1;
      return changes;
    },
    async announceIn(transaction) {
      await sql`select pg_notify(${channel}, '')`.execute(transaction);
    },
    async close() {
      closing = true;
      clearInterval(heartbeat);
      listener = null;
      await Promise.all([...open].map((client) => client.end()));
    },
  };
}
