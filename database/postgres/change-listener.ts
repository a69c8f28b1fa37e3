import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { ChangeSignal } from '#database/database.ts';
import { TimeoutClient } from './timeout-client.ts';

const channel = 'content_changed';
const reconnectMs = 500;

export interface ListenerTiming {
  /** Interval between two heartbeats, which prove that the connection still works. */
  heartbeatMs: number;
  /** A connection that leaves a heartbeat unanswered for this long counts as dead. */
  answerMs: number;
}

/** The interval is longer than an answer may take. Their sum limits how long a dead connection can go unnoticed. */
const defaultTiming: ListenerTiming = { heartbeatMs: 3000, answerMs: 2000 };

/**
 * Counts the notifications of other processes. While the listening connection is down, every call of `current` counts
 * as a change: slow pages are better than stale ones.
 */
export async function listenForChanges(
  url: string,
  timing = defaultTiming,
): Promise<ChangeSignal & { close(): Promise<void> }> {
  let changes = 0;
  let isClosing = false;
  let listener: pg.Client | null = null;
  const open = new Set<pg.Client>();

  async function connect(): Promise<void> {
    const client = new TimeoutClient({ connectionString: url, query_timeout: timing.answerMs });
    open.add(client);
    client.on('notification', () => {
      changes += 1;
    });
    client.on('end', () => {
      open.delete(client);
      handleEnd(client);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    if (isClosing) return;
    changes += 1;
    listener = client;
  }

  function handleEnd(client: pg.Client): void {
    if (listener !== client) return;
    listener = null;
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!isClosing && listener === null) {
      await delay(reconnectMs, undefined, { ref: false });
      if (!isClosing) await connect().catch(() => {});
    }
  }

  await connect();
  // TCP may take a quarter of an hour to report a dead connection. An unanswered heartbeat ends it.
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
      isClosing = true;
      clearInterval(heartbeat);
      listener = null;
      await Promise.all([...open].map((client) => client.end()));
    },
  };
}
