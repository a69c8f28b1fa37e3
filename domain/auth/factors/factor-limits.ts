/**
 * How many codes, challenges and messages are allowed. Six digits are quickly guessed, so every try is counted before
 * the code is checked, and a correct code takes its try back: concurrent tries get no further than sequential ones.
 * A stolen password must not lock the owner out. Limits on a whole account therefore count unfamiliar networks only,
 * and a network reaches its own limit before it can use up that of the account.
 */

import { type LimitDependencies, type RateLimit, RateLimiter } from '#domain/auth/limits/rate-limiter.ts';
import { digest, networkOf } from '#domain/auth/networks/client-network.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `pair`: one factor from one network. `address`: any factors from one network. The others: unfamiliar networks only. */
const limits = {
  /** Tries of codes. A correct code resets the counter of the pair. */
  try: {
    pair: { name: 'factor:pair', points: 5, durationSeconds: 15 * minute },
    address: { name: 'factor:address', points: 20, durationSeconds: 15 * minute },
    factor: { name: 'factor:factor', points: 20, durationSeconds: hour },
  },
  /** Challenges, whether or not they are answered. */
  challenge: {
    pair: { name: 'factor:challenge-pair', points: 15, durationSeconds: minute },
    address: { name: 'factor:challenge-address', points: 30, durationSeconds: minute },
    factor: { name: 'factor:challenge-factor', points: 60, durationSeconds: minute },
  },
  /** Messages cost money and annoy their recipients. Enrolling the phone again does not circumvent these limits. */
  message: {
    pair: { name: 'factor:message-pair', points: 5, durationSeconds: 15 * minute },
    address: { name: 'factor:message-address', points: 10, durationSeconds: hour },
    user: { name: 'factor:message-user', points: 15, durationSeconds: hour },
    phone: { name: 'factor:message-phone', points: 15, durationSeconds: hour },
  },
  /** One user, from all networks. */
  enrolment: { name: 'factor:enrolment', points: 20, durationSeconds: hour },
} as const satisfies Record<string, RateLimit | Record<string, RateLimit>>;

/** A network is familiar for this long after a correct code for the factor has come from it. */
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

/** Counting returns the seconds to wait; 0 if the call is allowed. */
export interface FactorLimits {
  countTry(attempt: FactorTry): Promise<number>;
  /** Takes the counted try back. */
  recordSuccess(attempt: FactorTry): Promise<void>;
  countChallenge(attempt: FactorTry): Promise<number>;
  countMessage(message: FactorMessage): Promise<number>;
  countEnrolment(userId: string): Promise<number>;
}

export function createFactorLimits(dependencies: LimitDependencies): FactorLimits {
  const limiter = (limit: RateLimit) => new RateLimiter(dependencies, limit);
  const familiar = limiter(familiarity);

  async function count(limit: RateLimit, key: string): Promise<number> {
    const counted = await limiter(limit).penalty(key);
    return counted.consumedPoints > limit.points ? Math.ceil(counted.msBeforeNext / 1000) : 0;
  }

  /** Stops at the first limit that refuses, so that a network over its own limit does not use up that of the account. */
  async function countAll(
    attempt: FactorTry,
    own: { pair: RateLimit; address: RateLimit },
    unfamiliar: readonly (readonly [RateLimit, string])[],
  ): Promise<number> {
    const keys = keysOf(attempt);
    const wait = (await count(own.pair, keys.pair)) || (await count(own.address, keys.address));
    if (wait > 0 || (await familiar.get(keys.pair)) !== null) return wait;
    for (const [limit, key] of unfamiliar) {
      const accountWait = await count(limit, key);
      if (accountWait > 0) return accountWait;
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
  const [factor, network] = [digest(factorId), digest(networkOf(address))];
  return { pair: `${factor}.${network}`, address: network, factor };
}
