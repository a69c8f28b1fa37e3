/** A caller as the authenticator resolves one, for tests and measurements that need no real session. */
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';

const anyTime = '2026-01-15T12:00:00.000Z';

export const signedInCaller: SignedInCaller = {
  role: 'authenticated',
  administrator: {
    id: '0b0f2a8e-4c3e-4d56-9a51-6a6f8f6f0a11',
    email: 'dona@example.com',
    userMetadata: {},
    createdAt: anyTime,
    updatedAt: anyTime,
    lastSignInAt: anyTime,
  },
  sessionId: 'a5c0e2f4-7f7e-4d0c-8e6b-3b1f1d9a2c22',
  aal: 'aal1',
  isSecondFactorDue: false,
};
