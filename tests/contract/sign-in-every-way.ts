/** Tokens of one account with a verified factor, from every kind of sign-in. */
import type { AuthServer } from './auth-support.ts';
import { enrolVerified, passSecondFactor, type TestClock, tokenOf } from './factor-support.ts';

export interface SignedInTokens {
  expired: string;
  /** From the session that enrolled the factor. */
  first: string;
  /** From a session that has not passed its second factor. */
  passwordOnly: string;
  bothFactors: string;
  factorId: string;
}

const hourMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;

export async function signInEveryWay(server: AuthServer, clock: TestClock): Promise<SignedInTokens> {
  const expired = await tokenOf(await server.signedIn());
  clock.ms += hourMs + minuteMs;
  const first = await server.signedIn();
  const app = await enrolVerified(first, clock);
  const complete = await server.signedIn();
  await passSecondFactor(complete, app, clock);
  return {
    expired,
    first: await tokenOf(first),
    passwordOnly: await tokenOf(await server.signedIn()),
    bothFactors: await tokenOf(complete),
    factorId: app.factorId,
  };
}
