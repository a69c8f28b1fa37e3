/**
 * How many wrong codes, questions and messages are borne. Six digits are soon guessed, so every try is counted before
 * it is looked at and taken back when it was right: tries sent all at once get no further than tries sent one by one.
 * A stolen password must not keep the owner out: what counts for an account as a whole counts strangers only, and
 * one network's share of it is spent before it is.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { digest, networkOf } from '#domain/auth/client-network.ts';
import { DatabaseRateLimiter, type RateLimit } from '#domain/auth/database-rate-limiter.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `pair`: one factor from one network. `address`: any factors from one network. The others: strangers alone. */
const limits = {
  /** Codes. A success clears the pair. */
  try: {
    pair: { name: 'factor:pair', points: 5, durationSeconds: 15 * minute },
    address: { name: 'factor:address', points: 20, durationSeconds: 15 * minute },
    factor: { name: 'factor:factor', points: 20, durationSeconds: hour },
  },
  /** Questions for a code, answered or not. */
  challenge: {
    pair: { name: 'factor:challenge-pair', points: 15, durationSeconds: minute },
    address: { name: 'factor:challenge-address', points: 30, durationSeconds: minute },
    factor: { name: 'factor:challenge-factor', points: 60, durationSeconds: minute },
  },
  /** They cost money, and a phone that keeps ringing wears its owner down; enrolling again is no way round. */
  message: {
    pair: { name: 'factor:message-pair', points: 5, durationSeconds: 15 * minute },
    address: { name: 'factor:message-address', points: 10, durationSeconds: hour },
    user: { name: 'factor:message-user', points: 15, durationSeconds: hour },
    phone: { name: 'factor:message-phone', points: 15, durationSeconds: hour },
  },
  /** One user's, from anywhere. */
  enrolment: { name: 'factor:enrolment', points: 20, durationSeconds: hour },
} as const satisfies Record<string, RateLimit | Record<string, RateLimit>>;

/** Remembers that a factor gave a right code from a network: whoever comes from there is no stranger. */
const familiarity: RateLimit = { name: 'factor:familiar', points: 1, durationSeconds: 90 * day };

export interface FactorTry {
  factorId: string;
  /** Network address of the client. */
  address: string;
}

export interface FactorMessage extends FactorTry {
  userId: string;
  /** With + and country code. */
  phone: string;
}

/** All answer with the seconds to wait, 0 when none. */
export interface FactorLimits {
  countTry(attempt: FactorTry): Promise<number>;
  /** Takes the try back. */
  recordSuccess(attempt: FactorTry): Promise<void>;
  countChallenge(attempt: FactorTry): Promise<number>;
  countMessage(message: FactorMessage): Promise<number>;
  countEnrolment(userId: string): Promise<number>;
}

export function createFactorLimits(query: Kysely<Schema>, now: () => Date): FactorLimits {
  const limiter = (limit: RateLimit) => new DatabaseRateLimiter(query, limit, now);
  const familiar = limiter(familiarity);

  async function count(limit: RateLimit, key: string): Promise<number> {
    const counted = await limiter(limit).penalty(key);
    return counted.consumedPoints > limit.points ? Math.ceil(counted.msBeforeNext / 1000) : 0;
  }

  /** In this order, up to the first that refuses: what one network has spent already is not taken from the account. */
  async function countAll(
    attempt: FactorTry,
    own: { pair: RateLimit; address: RateLimit },
    strangers: readonly (readonly [RateLimit, string])[],
  ): Promise<number> {
    const keys = keysOf(attempt);
    const wait = (await count(own.pair, keys.pair)) || (await count(own.address, keys.address));
    if (wait > 0 || (await familiar.get(keys.pair)) !== null) return wait;
    for (const [limit, key] of strangers) {
      const strangersWait = await count(limit, key);
      if (strangersWait > 0) return strangersWait;
    }
    return 0;
  }

  return {
    countTry: (attempt) => countAll(attempt, limits.try, [[limits.try.factor, keysOf(attempt).factor]]),
    async recordSuccess(attempt) {
      const keys = keysOf(attempt);
      await limiter(limits.try.pair).delete(keys.pair);
      await limiter(limits.try.address).reward(keys.address);
      if ((await familiar.get(keys.pair)) === null) await limiter(limits.try.factor).reward(keys.factor);
      await familiar.set(keys.pair, 1, familiarity.durationSeconds);
    },
    countChallenge: (attempt) =>
      countAll(attempt, limits.challenge, [[limits.challenge.factor, keysOf(attempt).factor]]),
    countMessage: ({ userId, phone, ...attempt }) =>
      countAll(attempt, limits.message, [
        [limits.message.user, digest(userId)],
        [limits.message.phone, digest(phone)],
      ]),
    countEnrolment: (userId) => count(limits.enrolment, digest(userId)),
  };
}

function keysOf({ factorId, address }: FactorTry): { pair: string; address: string; factor: string } {
  const network = networkOf(address);
  return { pair: digest(`${factorId} ${network}`), address: digest(network), factor: digest(factorId) };
}
