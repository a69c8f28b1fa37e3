/** Checks a password, always in the same order: the limits, the queue for hashing, the limits again, the hash or its decoy. */
import { widestNetworkOf } from '#domain/auth/networks/client-network.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { HashSlots } from './hash-slots.ts';
import { decoyHash, isPasswordRight } from './password-hash.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface PasswordAttempt {
  /** E-mail address in lower case. */
  account: string;
  /** Network address of the client. */
  address: string;
  password: string;
  /** Null for an unknown user. */
  passwordHash: string | null;
}

export type PasswordFailure =
  | { code: 'wrong_password' }
  | { code: 'too_many_failures'; retryAfterSeconds: number };

export type PasswordCheck = (attempt: PasswordAttempt) => Promise<Result<undefined, PasswordFailure>>;

/** How long a client should wait if the queue is full. */
export const busySeconds = 5;

export interface PasswordDependencies {
  limits: SignInLimits;
  slots: HashSlots;
}

export function createPasswordCheck({ limits, slots }: PasswordDependencies): PasswordCheck {
  return async (attempt) => {
    const { secondsToWait, isFamiliar } = await limits.judge(attempt);
    if (secondsToWait > 0) return tooMany(secondsToWait);
    const release = await slots.take({ isFamiliar, network: widestNetworkOf(attempt.address) });
    if (release === null) return tooMany(busySeconds);
    try {
      // Checked again while holding the slot, so that each of many concurrent attempts sees the failures of earlier
      // ones.
      const recheck = await limits.judge(attempt);
      if (recheck.secondsToWait > 0) return tooMany(recheck.secondsToWait);
      const isRight = await isPasswordRight(attempt.password, attempt.passwordHash ?? (await decoyHash()));
      if (!isRight || attempt.passwordHash === null) {
        await limits.countFailure(attempt);
        return refusal({ code: 'wrong_password' });
      }
      await limits.recordSuccess(attempt);
      return success();
    } finally {
      release();
    }
  };
}

function tooMany(retryAfterSeconds: number) {
  return refusal({ code: 'too_many_failures' as const, retryAfterSeconds });
}
