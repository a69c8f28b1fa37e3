/** The user and session objects as the client expects them. */
import type { Administrator } from '#domain/auth/administrators/administrator.ts';
import type { Factor } from '#domain/auth/factors/factor.ts';
import type { IssuedSession } from '#domain/auth/sessions/issue-session.ts';

export function userBody(administrator: Administrator, factors: readonly Factor[]) {
  const { id, email, createdAt, updatedAt } = administrator;
  // Null for an account that never signed in: the client expects the key even then.
  const lastSignInAt = administrator.lastSignInAt;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    // The owner creates administrators, so their addresses need no confirmation.
    email_confirmed_at: createdAt,
    phone: '',
    confirmed_at: createdAt,
    last_sign_in_at: lastSignInAt,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: administrator.userMetadata,
    identities: [
      {
        identity_id: id,
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: true, phone_verified: false },
        provider: 'email',
        last_sign_in_at: lastSignInAt,
        created_at: createdAt,
        updated_at: updatedAt,
        email,
      },
    ],
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
    ...(factors.length > 0 && { factors: factors.map(factorBody) }),
  };
}

function factorBody(factor: Factor) {
  return {
    id: factor.id,
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
    status: factor.status,
    ...(factor.friendlyName !== '' && { friendly_name: factor.friendlyName }),
    factor_type: factor.type,
    phone: factor.phone ?? '',
    last_challenged_at: factor.lastChallengedAt,
  };
}

export function sessionBody(session: IssuedSession) {
  return {
    access_token: session.accessToken,
    token_type: 'bearer',
    expires_in: session.expiresInSeconds,
    expires_at: session.expiresAtSeconds,
    refresh_token: session.refreshToken,
    user: userBody(session.administrator, session.factors),
  };
}
