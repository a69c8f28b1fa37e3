/** rate-limiter-flexible on our own database, the same on both engines: all processes share the counters. */
import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Database } from '#database/database.ts';
import type { Clock } from '#domain/clock.ts';
import {
  addToCounter,
  deleteCounter,
  findCounter,
  type RateCounter,
  replaceCounter,
} from './rate-counter-store.ts';

export interface LimitDependencies {
  database: Database;
  clock: Clock;
}

export interface RateLimit {
  /** Prefix of the keys of its counters. */
  name: string;
  /** How much is tolerated within the duration. */
  points: number;
  durationSeconds: number;
}

export class RateLimiter extends RateLimiterStoreAbstract<RateCounter> {
  readonly #dependencies: LimitDependencies;
  readonly #durationMs: number;

  constructor(dependencies: LimitDependencies, limit: RateLimit) {
    super({ keyPrefix: limit.name, points: limit.points, duration: limit.durationSeconds });
    this.#dependencies = dependencies;
    this.#durationMs = limit.durationSeconds * 1000;
  }

  protected override async _upsert(
    key: string,
    points: number,
    durationMs: number,
    forceExpire = false,
  ): Promise<RateCounter> {
    const change = { key, points, atMs: this.#atMs(), durationMs };
    const { query } = this.#dependencies.database;
    return forceExpire ? replaceCounter(query, change) : addToCounter(query, change);
  }

  protected override async _get(key: string): Promise<RateCounter | null> {
    const window = { key, atMs: this.#atMs(), durationMs: this.#durationMs };
    return findCounter(this.#dependencies.database.query, window);
  }

  protected override async _delete(key: string): Promise<boolean> {
    return deleteCounter(this.#dependencies.database.query, key);
  }

  protected override _getRateLimiterRes(
    _key: string,
    changedPoints: number,
    stored: RateCounter,
  ): RateLimiterRes {
    return new RateLimiterRes(
      Math.max(this.points - stored.points, 0),
      Math.max(stored.expires_at - this.#atMs(), 0),
      stored.points,
      stored.points === changedPoints,
    );
  }

  #atMs(): number {
    return this.#dependencies.clock().getTime();
  }
}
