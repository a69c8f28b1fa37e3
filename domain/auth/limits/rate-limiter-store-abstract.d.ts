/** The package's types cover only part of its store base class, and export it only from this file. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import type { IRateLimiterStoreOptions, RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

  export default abstract class RateLimiterStoreAbstract<Stored> extends RateLimiterAbstract {
    constructor(options: Omit<IRateLimiterStoreOptions, 'storeClient'>);
    protected abstract _upsert(
      key: string,
      points: number,
      msDuration: number,
      forceExpire?: boolean,
    ): Promise<Stored>;
    protected abstract _get(key: string): Promise<Stored | null>;
    protected abstract _delete(key: string): Promise<boolean>;
    protected abstract _getRateLimiterRes(key: string, changedPoints: number, stored: Stored): RateLimiterRes;
  }
}
