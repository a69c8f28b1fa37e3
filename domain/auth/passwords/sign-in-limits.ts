/**
 * How many wrong passwords are tolerated. Only failures count, so nobody who knows the password reaches a limit. One
 * attacker often has many addresses, so the networks around an address have limits too. A network from which the
 * account was used before is exempt from all limits but its own, so that strangers cannot lock the owner out
 * (docs/decisions/027-accounts-under-attack.md).
 */
import { type LimitDependencies, type RateLimit, RateLimiter } from '#domain/auth/limits/rate-limiter.ts';
import { digest, networkOf, networksAround, widestNetworkOf } from '#domain/auth/networks/client-network.ts';
import { isFamiliarNetwork, type NetworkDependencies } from '#domain/auth/networks/known-networks.ts';

const durationSeconds = 15 * 60;

const limits = {
  /** One account from one network; a success clears it. */
  pair: { name: 'sign-in:pair', points: 10, durationSeconds },
  /** All accounts together, from one network. */
  address: { name: 'sign-in:address', points: 50, durationSeconds },
  /** One account from the widest network around an address. */
  widePair: { name: 'sign-in:wide-pair', points: 20, durationSeconds },
  /** All accounts together, from each network around an address, the narrowest first. */
  around: [
    { name: 'sign-in:around', points: 100, durationSeconds },
    { name: 'sign-in:around', points: 200, durationSeconds },
  ],
  /** One account, from all networks that are not familiar. */
  account: { name: 'sign-in:account', points: 100, durationSeconds },
} as const satisfies Record<string, RateLimit | readonly RateLimit[]>;

/** At most this many failures from one wide network count against the account, so that no network blocks it alone. */
const countedForAccount = 10;

export interface SignInAttempt {
  /** E-mail address in lower case, whether or not it belongs to a user. */
  account: string;
  /** Network address of the client. */
  address: string;
}

export interface SignInVerdict {
  /** Time until the next attempt is allowed; 0 if it is allowed now. */
  secondsToWait: number;
  /** The account was used from this network before. */
  isFamiliar: boolean;
}

export interface SignInLimits {
  judge(attempt: SignInAttempt): Promise<SignInVerdict>;
  countFailure(attempt: SignInAttempt): Promise<void>;
  recordSuccess(attempt: SignInAttempt): Promise<void>;
}

export function createSignInLimits(dependencies: LimitDependencies & NetworkDependencies): SignInLimits {
  const pair = new RateLimiter(dependencies, limits.pair);
  const address = new RateLimiter(dependencies, limits.address);
  const widePair = new RateLimiter(dependencies, limits.widePair);
  const around = limits.around.map((limit) => new RateLimiter(dependencies, limit));
  const account = new RateLimiter(dependencies, limits.account);

  /** The limits of the attempt's own network, and those of everything around it. */
  function limitersOf(attempt: SignInAttempt) {
    const keys = keysOf(attempt);
    const wide = keys.around.flatMap((key, index) => {
      const limiter = around[index];
      return limiter === undefined ? [] : [[limiter, key] as const];
    });
    return {
      own: [[pair, keys.pair] as const, [address, keys.address] as const],
      shared: [[widePair, keys.widePair] as const, ...wide, [account, keys.account] as const],
    };
  }

  return {
    async judge(attempt) {
      const { own, shared } = limitersOf(attempt);
      const isFamiliar = await isFamiliarNetwork(dependencies, attempt);
      const waits = await Promise.all((isFamiliar ? own : [...own, ...shared]).map(secondsLeft));
      return { secondsToWait: Math.max(...waits), isFamiliar };
    },
    async countFailure(attempt) {
      const keys = keysOf(attempt);
      await pair.penalty(keys.pair);
      await address.penalty(keys.address);
      for (const [index, key] of keys.around.entries()) await around[index]?.penalty(key);
      const wide = await widePair.penalty(keys.widePair);
      if (wide.consumedPoints <= countedForAccount) await account.penalty(keys.account);
    },
    async recordSuccess(attempt) {
      await pair.delete(keysOf(attempt).pair);
    },
  };
}

async function secondsLeft([limiter, key]: readonly [RateLimiter, string]): Promise<number> {
  const counted = await limiter.get(key);
  if (counted === null || counted.consumedPoints < limiter.points) return 0;
  return Math.ceil(counted.msBeforeNext / 1000);
}

/** Keys consist of the digests of account and network, by which `clear-limits.ts` finds the counters. */
function keysOf({ account, address }: SignInAttempt) {
  const [name, network] = [digest(account), digest(networkOf(address))];
  return {
    pair: `${name}.${network}`,
    address: network,
    widePair: `${name}.${digest(widestNetworkOf(address))}`,
    around: networksAround(address).map(digest),
    account: name,
  };
}
