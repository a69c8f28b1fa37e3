/**
 * An authenticator app, and factors enrolled with it. The server has a real clock and accepts each code once. It also
 * accepts the previous and the next code, so a test can use two codes immediately, and a third one too unless the
 * current code is about to expire; any more have to wait for the clock.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;
/** A code that expires this soon might arrive too late. */
const marginMs = 12_000;

export interface AuthenticatorApp {
  /** @returns a code newer than every earlier one */
  nextCode(): Promise<string>;
}

/** @param key base32, spaces allowed */
export function createAuthenticatorApp(key: string): AuthenticatorApp {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  let lastStep = 0;
  return {
    async nextCode() {
      const now = Date.now();
      const current = Math.floor(now / stepMs);
      const hasTimeLeft = (current + 1) * stepMs - now > marginMs;
      lastStep = Math.max(lastStep + 1, hasTimeLeft ? current - 1 : current);
      await delay(Math.max(0, (lastStep - 1) * stepMs - now));
      return totp.generate({ timestamp: lastStep * stepMs });
    },
  };
}

/** Adds a factor to the client's account, and raises its session to the second level. */
export async function enrolAuthenticator(
  client: SupabaseClient,
  friendlyName: string,
): Promise<AuthenticatorApp & { factorId: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const app = createAuthenticatorApp(data.totp.secret);
  const verified = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: await app.nextCode(),
  });
  if (verified.error) throw verified.error;
  return { ...app, factorId: data.id };
}
