/** A clock the test turns, and an authenticator app that reads it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import type { TestEngine } from '#tests/support/databases.ts';
import { type AuthServer, startAuthServer } from './auth-support.ts';

export interface Clock {
  ms: number;
  /** On to the next code. */
  nextStep(): void;
}

export function createClock(): Clock {
  // In the middle of a step, so that no test is split by the end of one.
  const clock = {
    ms: Math.floor(Date.now() / 30_000) * 30_000 + 15_000,
    nextStep() {
      clock.ms += 30_000;
    },
  };
  return clock;
}

export async function startWithClock(
  engine: TestEngine,
  options: Parameters<typeof startAuthServer>[1] = {},
): Promise<{ server: AuthServer; clock: Clock }> {
  const clock = createClock();
  return { clock, server: await startAuthServer(engine, { now: () => new Date(clock.ms), ...options }) };
}

export interface App {
  factorId: string;
  secret: string;
  /** @param steps from the current code */
  code(steps?: number): string;
}

/** Six digits the app shows at none of the moments looked at. */
export function wrongCode(app: App): string {
  return (
    ['000000', '111111', '222222', '333333'].find((code) => ![-1, 0, 1].map(app.code).includes(code)) ?? ''
  );
}

/** A factor that still has to show its first code. */
export async function enrol(client: SupabaseClient, clock: Clock, friendlyName = 'Celular'): Promise<App> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
  return {
    factorId: data.id,
    secret: data.totp.secret,
    code: (steps = 0) => totp.generate({ timestamp: clock.ms + steps * 30_000 }),
  };
}

/** A factor whose first code was accepted; the clock then stands at the next one. */
export async function enrolVerified(
  client: SupabaseClient,
  clock: Clock,
  friendlyName?: string,
): Promise<App> {
  const app = await enrol(client, clock, friendlyName);
  await pass(client, app, clock);
  return app;
}

/** Gives the second factor; the clock then stands at the next code. */
export async function pass(client: SupabaseClient, app: App, clock: Clock): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() });
  if (error) throw error;
  clock.nextStep();
}

export async function levelOf(client: SupabaseClient): Promise<[string | null, string | null]> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return [data.currentLevel, data.nextLevel];
}

export async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}
