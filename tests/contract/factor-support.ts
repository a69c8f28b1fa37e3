/** A clock that the test sets, and an authenticator app that reads it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import type { TestEngine } from '#tests/support/databases.ts';
import { type AuthServer, startAuthServer } from './auth-support.ts';

export interface TestClock {
  ms: number;
  /** Advances to the next code. */
  nextStep(): void;
}

function createClock(): TestClock {
  // In the middle of a time step, so that none ends during a test.
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
): Promise<{ server: AuthServer; clock: TestClock }> {
  const clock = createClock();
  return { clock, server: await startAuthServer(engine, { clock: () => new Date(clock.ms), ...options }) };
}

export interface App {
  factorId: string;
  secret: string;
  /** @param steps from the current code */
  code(steps?: number): string;
}

/** Six digits that are not accepted at the moment. */
export function wrongCode(app: App): string {
  return (
    ['000000', '111111', '222222', '333333'].find((code) => ![-1, 0, 1].map(app.code).includes(code)) ?? ''
  );
}

/** Enrols a factor without giving its first code. */
export async function enrol(
  client: SupabaseClient,
  clock: TestClock,
  friendlyName = 'Celular',
): Promise<App> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
  return {
    factorId: data.id,
    secret: data.totp.secret,
    code: (steps = 0) => totp.generate({ timestamp: clock.ms + steps * 30_000 }),
  };
}

/** Enrols a factor and gives its first code. Afterwards the clock is at the next code. */
export async function enrolVerified(
  client: SupabaseClient,
  clock: TestClock,
  friendlyName?: string,
): Promise<App> {
  const app = await enrol(client, clock, friendlyName);
  await passSecondFactor(client, app, clock);
  return app;
}

/** Gives the second factor. Afterwards the clock is at the next code. */
export async function passSecondFactor(client: SupabaseClient, app: App, clock: TestClock): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() });
  if (error) throw error;
  clock.nextStep();
}

/** @returns the assurance level of the session, and the level it can reach */
export async function levelOf(client: SupabaseClient): Promise<[string | null, string | null]> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return [data.currentLevel, data.nextLevel];
}

export async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}
