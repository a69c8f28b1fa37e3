/**
 * How many wrong passwords are borne. Only failures count, so nobody who knows the password meets a limit;
 * and the limit on an account spares the addresses it has been used from, so that strangers cannot lock its owner out.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { digest, networkOf } from './client-network.ts';
import { DatabaseRateLimiter, type RateLimit, removeExpiredCounters } from './database-rate-limiter.ts';

const minute = 60;
const day = 24 * 60 * minute;

const limits = {
  /** One account from one address; a success clears it. */
  pair: { name: 'sign-in:pair', points: 10, durationSeconds: 15 * minute },
  /** Any accounts from one address. */
  address: { name: 'sign-in:address', points: 50, durationSeconds: 15 * minute },
  /** One account from anywhere it was not used from before. */
  account: { name: 'sign-in:account', points: 50, durationSeconds: 15 * minute },
} as const satisfies Record<string, RateLimit>;

/** Remembers that an account was signed in to from an address. */
const familiarity: RateLimit = { name: 'sign-in:familiar', points: 1, durationSeconds: 90 * day };

export interface SignInAttempt {
  /** E-mail address in lower case, of a user or not. */
  account: string;
  /** Network address of the client. */
  address: string;
}

export interface SignInLimits {
  /** @returns seconds until another attempt is allowed, 0 when it is allowed now */
  secondsToWait(attempt: SignInAttempt): Promise<number>;
  countFailure(attempt: SignInAttempt): Promise<void>;
  recordSuccess(attempt: SignInAttempt): Promise<void>;
}

export function createSignInLimits(query: Kysely<Schema>, now: () => Date): SignInLimits {
  const pair = new DatabaseRateLimiter(query, limits.pair, now);
  const address = new DatabaseRateLimiter(query, limits.address, now);
  const account = new DatabaseRateLimiter(query, limits.account, now);
  const familiar = new DatabaseRateLimiter(query, familiarity, now);

  async function secondsLeft(limiter: DatabaseRateLimiter, key: string): Promise<number> {
    const counted = await limiter.get(key);
    if (counted === null || counted.consumedPoints < limiter.points) return 0;
    return Math.ceil(counted.msBeforeNext / 1000);
  }

  return {
    async secondsToWait(attempt) {
      const keys = keysOf(attempt);
      const waits = await Promise.all([secondsLeft(pair, keys.pair), secondsLeft(address, keys.address)]);
      const wait = Math.max(...waits);
      if (wait > 0 || (await familiar.get(keys.pair)) !== null) return wait;
      return secondsLeft(account, keys.account);
    },
    async countFailure(attempt) {
      const keys = keysOf(attempt);
      await pair.penalty(keys.pair);
      await address.penalty(keys.address);
      await account.penalty(keys.account);
    },
    async recordSuccess(attempt) {
      const keys = keysOf(attempt);
      await pair.delete(keys.pair);
      await familiar.set(keys.pair, 1, familiarity.durationSeconds);
      await removeExpiredCounters(query, now());
    },
  };
}

function keysOf(attempt: SignInAttempt): { pair: string; address: string; account: string } {
  const network = networkOf(attempt.address);
  return {
    pair: digest(`${attempt.account} ${network}`),
    address: digest(network),
    account: digest(attempt.account),
  };
}
