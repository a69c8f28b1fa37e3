/** POST /token?grant_type=refresh_token */
import type { Context } from 'hono';
import { z } from 'zod';
import { type RefreshFailure, refreshSession } from '#domain/auth/sessions/refresh-session.ts';
import type { AuthApiDependencies } from '../auth-api-dependencies.ts';
import { sessionBody } from '../bodies.ts';
import { clientOf } from '../client-of.ts';
import type { ErrorCode } from '../error-codes.ts';
import { errorResponse } from '../error-response.ts';
import { optionalSecret, readBody } from '../read-body.ts';

const shape = z.object({ refresh_token: optionalSecret() });

const refusals: Record<RefreshFailure['code'], [ErrorCode, string]> = {
  malformed: ['validation_failed', 'Refresh token is not valid'],
  not_found: ['refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  already_used: ['refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  session_idle: ['session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'],
  session_expired: ['session_expired', 'Invalid Refresh Token: Session Expired'],
  conflict: ['conflict', 'Too many concurrent token refresh requests on the same session or refresh token'],
};

export async function grantByRefreshToken(
  dependencies: AuthApiDependencies,
  context: Context,
): Promise<Response> {
  const body = await readBody(context, shape);
  if (!body.ok) return body.failure;
  const refreshToken = body.value.refresh_token ?? '';
  const session = await refreshSession(dependencies.auth, refreshToken, clientOf(dependencies, context));
  return session.ok
    ? context.json(sessionBody(session.value))
    : errorResponse(context, ...refusals[session.failure.code]);
}
