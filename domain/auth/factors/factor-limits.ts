/**
 * How many wrong codes are borne. Six digits are soon guessed, so every try is counted before it is looked at and
 * taken back when it was right: tries sent all at once get no further than tries sent one by one.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { digest, networkOf } from '#domain/auth/client-network.ts';
import { DatabaseRateLimiter, type RateLimit } from '#domain/auth/database-rate-limiter.ts';

const minute = 60;
const day = 24 * 60 * minute;

const limits = {
  /** One factor from one network; a success clears it. */
  pair: { name: 'factor:pair', points: 5, durationSeconds: 15 * minute },
  /** Any factors from one network. */
  address: { name: 'factor:address', points: 20, durationSeconds: 15 * minute },
  /** One factor from all networks it was not used from before, so that strangers cannot lock its owner out. */
  factor: { name: 'factor:factor', points: 20, durationSeconds: 60 * minute },
  /** Questions for a code, right or wrong. */
  challenge: { name: 'factor:challenge', points: 30, durationSeconds: minute },
  /** Messages cost money, and a phone that keeps ringing wears its owner down. */
  message: { name: 'factor:message', points: 5, durationSeconds: 15 * minute },
} as const satisfies Record<string, RateLimit>;

const familiarity: RateLimit = { name: 'factor:familiar', points: 1, durationSeconds: 90 * day };

export interface FactorTry {
  factorId: string;
  /** Network address of the client. */
  address: string;
}

/** All answer with the seconds to wait, 0 when none. */
export interface FactorLimits {
  countTry(attempt: FactorTry): Promise<number>;
  /** Takes the try back. */
  recordSuccess(attempt: FactorTry): Promise<void>;
  countChallenge(factorId: string): Promise<number>;
  countMessage(factorId: string): Promise<number>;
}

export function createFactorLimits(query: Kysely<Schema>, now: () => Date): FactorLimits {
  const limiter = (limit: RateLimit) => new DatabaseRateLimiter(query, limit, now);
  const pair = limiter(limits.pair);
  const address = limiter(limits.address);
  const factor = limiter(limits.factor);
  const challenge = limiter(limits.challenge);
  const message = limiter(limits.message);
  const familiar = limiter(familiarity);

  async function count(counter: DatabaseRateLimiter, key: string): Promise<number> {
    const counted = await counter.penalty(key);
    return counted.consumedPoints > counter.points ? Math.ceil(counted.msBeforeNext / 1000) : 0;
  }

  return {
    async countTry(attempt) {
      const keys = keysOf(attempt);
      const wait = (await count(pair, keys.pair)) || (await count(address, keys.address));
      if (wait > 0 || (await familiar.get(keys.pair)) !== null) return wait;
      return count(factor, keys.factor);
    },
    async recordSuccess(attempt) {
      const keys = keysOf(attempt);
      await pair.delete(keys.pair);
      await address.reward(keys.address);
      if ((await familiar.get(keys.pair)) === null) await factor.reward(keys.factor);
      await familiar.set(keys.pair, 1, familiarity.durationSeconds);
    },
    countChallenge: (factorId) => count(challenge, digest(factorId)),
    countMessage: (factorId) => count(message, digest(factorId)),
  };
}

function keysOf({ factorId, address }: FactorTry): { pair: string; address: string; factor: string } {
  const network = networkOf(address);
  return { pair: digest(`${factorId} ${network}`), address: digest(network), factor: digest(factorId) };
}
