/** A store for rate-limiter-flexible in our own database, the same on both engines, shared by all instances. */
import { type Kysely, sql } from 'kysely';
import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Schema } from '#database/schema.ts';

interface Counter {
  points: number;
  expires_at: number;
}

export interface RateLimit {
  name: string;
  points: number;
  durationSeconds: number;
}

export class DatabaseRateLimiter extends RateLimiterStoreAbstract<Counter> {
  readonly #query: Kysely<Schema>;
  readonly #now: () => Date;

  constructor(query: Kysely<Schema>, limit: RateLimit, now: () => Date) {
    super({ keyPrefix: limit.name, points: limit.points, duration: limit.durationSeconds });
    this.#query = query;
    this.#now = now;
  }

  protected override async _upsert(
    key: string,
    points: number,
    msDuration: number,
    forceExpire = false,
  ): Promise<Counter> {
    const nowMs = this.#now().getTime();
    const isRunning = sql<boolean>`rate_limits.expires_at > ${nowMs}`;
    return this.#query
      .insertInto('rate_limits')
      .values({ key, points, expires_at: nowMs + msDuration })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: forceExpire
            ? sql`excluded.points`
            : sql`case when ${isRunning} then rate_limits.points + excluded.points else excluded.points end`,
          expires_at: forceExpire
            ? sql`excluded.expires_at`
            : sql`case when ${isRunning} then rate_limits.expires_at else excluded.expires_at end`,
        }),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow();
  }

  protected override async _get(key: string): Promise<Counter | null> {
    const row = await this.#query
      .selectFrom('rate_limits')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where('expires_at', '>', this.#now().getTime())
      .executeTakeFirst();
    return row ?? null;
  }

  protected override async _delete(key: string): Promise<boolean> {
    const result = await this.#query.deleteFrom('rate_limits').where('key', '=', key).executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  protected override _getRateLimiterRes(
    _key: string,
    changedPoints: number,
    stored: Counter,
  ): RateLimiterRes {
    return new RateLimiterRes(
      Math.max(this.points - stored.points, 0),
      Math.max(stored.expires_at - this.#now().getTime(), 0),
      stored.points,
      stored.points === changedPoints,
    );
  }
}

/** Rows past their time no longer count; this takes them away. */
export async function removeExpiredCounters(query: Kysely<Schema>, now: Date): Promise<void> {
  await query.deleteFrom('rate_limits').where('expires_at', '<=', now.getTime()).execute();
}
