/** The only place a given password meets a stored one: limits, the queue for hashing and the decoy in one order. */
import type { HashSlots } from './hash-slots.ts';
import { decoyHash, isPasswordRight } from './password-hash.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface PasswordQuestion {
  /** E-mail address in lower case. */
  account: string;
  /** Network address of the client. */
  address: string;
  password: string;
  /** Null for a user nobody knows. */
  passwordHash: string | null;
}

export type PasswordAnswer =
  | { ok: true }
  | { ok: false; code: 'wrong_password' }
  | { ok: false; code: 'too_many_failures'; retryAfterSeconds: number };

export type PasswordCheck = (question: PasswordQuestion) => Promise<PasswordAnswer>;

/** What a client is told to wait when the queue is full. */
const busySeconds = 5;

export function createPasswordCheck(limits: SignInLimits, slots: HashSlots): PasswordCheck {
  return async (question) => {
    const release = await slots.take();
    if (release === null) return { ok: false, code: 'too_many_failures', retryAfterSeconds: busySeconds };
    try {
      // Asked while holding the slot: of many attempts sent at once each sees the failures before it.
      const retryAfterSeconds = await limits.secondsToWait(question);
      if (retryAfterSeconds > 0) return { ok: false, code: 'too_many_failures', retryAfterSeconds };
      const isRight = await isPasswordRight(question.password, question.passwordHash ?? (await decoyHash()));
      if (!isRight || question.passwordHash === null) {
        await limits.countFailure(question);
        return { ok: false, code: 'wrong_password' };
      }
      await limits.recordSuccess(question);
      return { ok: true };
    } finally {
      release();
    }
  };
}
